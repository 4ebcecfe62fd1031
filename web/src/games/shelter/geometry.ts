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
  readonly space: number;
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

/** How many spaces each of a level's six places has; 0 where nothing is built. */
export type LevelShape = readonly number[];

export const PLACES = 6;
const LEVEL_SPACES = 13;
const ELEVATOR = 12;

export const TITLE = 18;
const SURFACE = 46;
const MARGIN = 6;
const WIDE = { room: 152, shaft: 100 };
const NARROW = { room: 122, bar: 56, wing: 112, empty: 20, site: 52, gap: 8 };

export function spaceAt(level: number, place: number, slot: number): number {
  return level * LEVEL_SPACES + place * 2 + slot;
}

export function elevatorOf(level: number): number {
  return level * LEVEL_SPACES + ELEVATOR;
}

export function levelOf(space: number): number {
  return Math.floor(space / LEVEL_SPACES);
}

/** The place of the room a space is in, or null for an elevator. */
export function placeOf(space: number): number | null {
  const within = space % LEVEL_SPACES;
  return within === ELEVATOR ? null : Math.floor(within / 2);
}

export function slotOf(space: number): number {
  return (space % LEVEL_SPACES) % 2;
}

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
      elevator: { space: elevatorOf(level), rect: { x: shaft, y, w: WIDE.shaft, h } },
      rooms: shape.map((spaces, place) => {
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
      const h = wingHeight(shape.slice(wing, wing + 3), level === building);
      for (let place = wing; place < wing + 3; place++) {
        const rect = { x: MARGIN + (place - wing) * NARROW.room, y, w: NARROW.room, h };
        rooms.push(roomBox(level, place, shape[place] ?? 0, rect));
      }
      y += h;
    }
    const box = { x: MARGIN, y: top, w: width - 2 * MARGIN, h: y - top };
    y += NARROW.gap;
    return {
      level,
      rect: box,
      elevator: { space: elevatorOf(level), rect: { ...box, h: NARROW.bar } },
      rooms,
    };
  });
  return { narrow: true, width, height: y, levels: boxes };
}

/** A wing without rooms is a strip of earth, tall enough for a finger where a room can be built. */
function wingHeight(wing: LevelShape, building: boolean): number {
  if (wing.some((spaces) => spaces > 0)) return NARROW.wing;
  return building ? NARROW.site : NARROW.empty;
}

function roomBox(level: number, place: number, spaces: number, rect: Rect): RoomBox {
  const w = spaces > 0 ? rect.w / spaces : rect.w;
  const boxes = Array.from({ length: spaces }, (_, slot) => ({
    space: spaceAt(level, place, slot),
    rect: { x: rect.x + slot * w, y: rect.y + TITLE, w, h: rect.h - TITLE },
  }));
  return { level, place, rect, spaces: boxes };
}
