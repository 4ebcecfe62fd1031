/** What a sector's ground looks like besides rough and irradiated: by what it is called in the content. */

const WATER = ["river", "wharf", "quay", "basin", "outfall", "pier", "bay", "shallows", "marsh", "dock", "bog", "west-river", "east-river", "canal", "creek", "pond", "sump", "spill", "shore"];
const WOODS = ["woods", "thicket", "orchard", "park", "common", "garden", "meadow", "heath", "lawns", "north-trail", "ridge"];
const TOWN = ["city", "stands", "gate", "alleys", "downtown", "railroad", "avenue", "heights", "town", "mall", "museum", "houses", "school", "labs", "ruins", "factory", "offices", "office", "tower", "shacks", "metro", "plaza", "mill", "sheds", "barn", "house", "stables", "depot", "mart", "loading"];
const FIELD = ["field", "farm", "flats", "south", "north", "drive", "lot", "range", "bones", "dump", "slag"];

export type Scenery = "water" | "woods" | "town" | "field" | "plain";

export function sceneryOf(sector: string): Scenery {
  const place = sector.split("/")[1] ?? "";
  if (WATER.includes(place)) return "water";
  if (WOODS.includes(place)) return "woods";
  if (TOWN.includes(place)) return "town";
  return FIELD.includes(place) ? "field" : "plain";
}
