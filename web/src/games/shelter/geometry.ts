/**
 * Where everything of the vault lies. The wide plan is the cutaway: levels below each other, three rooms on
 * each side of the shaft. The narrow one, for phones, folds each level: the elevator on top, then its left
 * wing, then its right wing.
 */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface SpaceBox {
  readonly space: string;
  readonly rect: Rect;
}

export interface RoomBox {
  readonly level: number;
  readonly place: number;
  readonly rect: Rect;
  /** Empty where nothing is built. */
  readonly spaces: readonly SpaceBox[];
}

export interface LevelBox {
  readonly level: number;
  readonly rect: Rect;
  readonly elevator: SpaceBox;
  readonly rooms: readonly RoomBox[];
}

export interface Plan {
  readonly narrow: boolean;
  readonly width: number;
  readonly height: number;
  readonly levels: readonly LevelBox[];
}

/** The spaces of a level: its elevator, and those of each of its six places; none where nothing is built. */
export interface LevelShape {
  readonly elevator: string;
  readonly places: readonly (readonly string[])[];
}

export const PLACES = 6;

export const TITLE = 18;
const SURFACE = 46;
const MARGIN = 6;
const WIDE = { room: 152, shaft: 100 };
const NARROW = { room: 122, bar: 56, wing: 112, empty: 20, site: 52, gap: 8 };

export function plan(levels: readonly LevelShape[], narrow: boolean, building: number | null = null): Plan {
  return narrow ? narrowPlan(levels, building) : widePlan(levels);
}

/** Where fewer play, their levels are taller: the vault fills its page. */
function levelHeight(levels: number): number {
  return levels >= 5 ? 114 : levels === 4 ? 128 : 142;
}

function widePlan(levels: readonly LevelShape[]): Plan {
  const h = levelHeight(levels.length);
  const width = 2 * MARGIN + PLACES * WIDE.room + WIDE.shaft;
  const boxes = levels.map((shape, level): LevelBox => {
    const y = SURFACE + level * h;
    const shaft = MARGIN + 3 * WIDE.room;
    return {
      level,
      rect: { x: MARGIN, y, w: width - 2 * MARGIN, h },
      elevator: { space: shape.elevator, rect: { x: shaft, y, w: WIDE.shaft, h } },
      rooms: shape.places.map((spaces, place) => {
        const x = MARGIN + place * WIDE.room + (place > 2 ? WIDE.shaft : 0);
        return roomBox(level, place, spaces, { x, y, w: WIDE.room, h });
      }),
    };
  });
  return { narrow: false, width, height: SURFACE + levels.length * h + MARGIN, levels: boxes };
}

function narrowPlan(levels: readonly LevelShape[], building: number | null): Plan {
  const width = 2 * MARGIN + 3 * NARROW.room;
  let y = MARGIN;
  const boxes = levels.map((shape, level): LevelBox => {
    const top = y;
    y += NARROW.bar;
    const rooms: RoomBox[] = [];
    for (const wing of [0, 3]) {
      const h = wingHeight(shape.places.slice(wing, wing + 3), level === building);
      for (let place = wing; place < wing + 3; place++) {
        const rect = { x: MARGIN + (place - wing) * NARROW.room, y, w: NARROW.room, h };
        rooms.push(roomBox(level, place, shape.places[place] ?? [], rect));
      }
      y += h;
    }
    const box = { x: MARGIN, y: top, w: width - 2 * MARGIN, h: y - top };
    y += NARROW.gap;
    return {
      level,
      rect: box,
      elevator: { space: shape.elevator, rect: { ...box, h: NARROW.bar } },
      rooms,
    };
  });
  return { narrow: true, width, height: y, levels: boxes };
}

/** A wing without rooms is a strip of earth, tall enough for a finger where a room can be built. */
function wingHeight(wing: LevelShape["places"], building: boolean): number {
  if (wing.some((spaces) => spaces.length > 0)) return NARROW.wing;
  return building ? NARROW.site : NARROW.empty;
}

function roomBox(level: number, place: number, spaces: readonly string[], rect: Rect): RoomBox {
  const w = rect.w / Math.max(1, spaces.length);
  const boxes = spaces.map((space, slot) => ({
    space,
    rect: { x: rect.x + slot * w, y: rect.y + TITLE, w, h: rect.h - TITLE },
  }));
  return { level, place, rect, spaces: boxes };
}
