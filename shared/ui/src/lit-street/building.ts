import type { Layer } from '../artwork/drawing';

/** Units of the drawing. The pavement is at 600, the first floor's sills at 562. */
const FLOOR = 84;
const SILL = 562;
const COLUMNS = [518, 586, 654];

export const WINDOWS_PER_FLOOR = COLUMNS.length;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Axis and sill of a window, counted from the door upwards. */
export function placeOf(window: number): Place {
  const floor = Math.floor(window / WINDOWS_PER_FLOOR);
  return { x: COLUMNS[window % WINDOWS_PER_FLOOR] ?? 0, y: SILL - FLOOR * floor };
}

/** Where so many floors end. */
export const topOf = (floors: number): number => 571 - FLOOR * floors;

export const glassOf = ({ x, y }: Place): string => `M${x - 18} ${y}v-38a18 18 0 0 1 36 0v38Z`;
const frameOf = ({ x, y }: Place): string => `M${x - 22} ${y + 2}v-40a22 22 0 0 1 44 0v40Z`;
const barsOf = ({ x, y }: Place): string => `M${x} ${y - 56}v56M${x - 18} ${y - 38}h36`;
const sillOf = ({ x, y }: Place): string => `M${x - 24} ${y}h48v4h-48Z`;

const places = (from: number, to: number): readonly Place[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => placeOf(from + index));

const joined = (from: number, to: number, draw: (place: Place) => string): string =>
  places(from, to).map(draw).join('');

const each = (from: number, to: number, draw: (floor: number) => string): string =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => draw(from + index)).join('');

/** What is still to be built, in dashes, with the surveyor's marks beside it. */
export function planOf(built: number, floors: number): readonly Layer[] {
  if (built >= floors) return [];
  const [from, to] = [topOf(built), topOf(floors)];
  const windows = [built * WINDOWS_PER_FLOOR, floors * WINDOWS_PER_FLOOR] as const;
  return [
    [
      { stroke: 'art-line', strokeWidth: 1.6, strokeDasharray: '5 5' },
      `M484 ${from}V${to}M688 ${from}V${to}M470 ${to}H702M498 ${to}l26-54H648l26 54`,
    ],
    [
      { stroke: 'art-line', strokeDasharray: '2 5' },
      each(built + 1, floors, (floor) => `M484 ${topOf(floor)}H688`),
    ],
    [{ stroke: 'art-line', strokeWidth: 1.6 }, joined(...windows, glassOf)],
    [{ stroke: 'art-line', strokeWidth: 0.9, opacity: 0.6 }, joined(...windows, barsOf)],
    [
      { stroke: 'art-line', strokeWidth: 1.2 },
      `M718 ${to}V574${each(0, floors + 1, (floor) => `M712 ${578 - FLOOR * floor}l12-8`)}`,
    ],
  ];
}

/** Walls, and the roof of a building that is complete. */
export function wallsOf(built: number, floors: number): readonly Layer[] {
  const top = topOf(built);
  const walls: readonly Layer[] = [
    [{ fill: 'art-stone' }, `M484 600V${top}H688V600Z`],
    [{ fill: 'art-stone-2' }, `M662 600V${top}H688V600Z`],
    [
      { fill: 'art-stone-3' },
      `M479 574h214v26h-214Z${each(1, built + 1, (floor) => `M480 ${topOf(floor)}h212v5h-212Z`)}`,
    ],
    [{ fill: 'art-stone-2' }, 'M479 570h214v5h-214Z'],
  ];
  if (built < floors) return walls;
  return [
    ...walls,
    [{ fill: 'art-roof' }, `M498 ${top - 4}l26-58H648l26 58Z`],
    [{ fill: 'art-roof-2' }, `M648 ${top - 62}l26 58H652l-22-58Z`],
    [{ fill: 'art-stone-3' }, `M520 ${top - 96}h30v40h-30ZM474 ${top - 6}h224v10h-224Z`],
    [{ fill: 'art-brick' }, `M525 ${top - 108}h7v12h-7ZM537 ${top - 108}h7v12h-7Z`],
  ];
}

/** Frames and dark panes; the bars come above the light. */
export const windowsOf = (built: number): readonly Layer[] => [
  [{ fill: 'art-stone-2' }, joined(0, built * WINDOWS_PER_FLOOR, frameOf)],
  [{ fill: 'art-near' }, joined(0, built * WINDOWS_PER_FLOOR, glassOf)],
];

export const barsAndSillsOf = (built: number): readonly Layer[] => [
  [{ stroke: 'art-stone', strokeWidth: 2 }, joined(0, built * WINDOWS_PER_FLOOR, barsOf)],
  [{ fill: 'art-stone-3' }, joined(0, built * WINDOWS_PER_FLOOR, sillOf)],
];
