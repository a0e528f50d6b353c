import { squarePng, type Colour } from './png';
import { createRandom } from './random';

const SIDE = 96;

const walls: readonly Colour[] = [
  [9, 65, 74],
  [20, 92, 88],
  [122, 62, 38],
  [66, 58, 102],
  [38, 84, 124],
  [96, 70, 20],
];
const stone: Colour = [247, 243, 234];
const lamp: Colour = [250, 188, 74];

/** The logo of an agency: a street of lit windows under a coloured sky, different for each name. PNG, 96 pixels. */
export function agencyLogo(name: string): Buffer {
  const random = createRandom(`logo:${name}`);
  const sky = random.pick(walls);
  const houses = Array.from({ length: 4 }, () => random.int(28, 64));
  const lit = Array.from({ length: 4 }, () => random.int(0, 3));
  return squarePng(SIDE, (x, y) => {
    const house = Math.min(Math.floor((x - 12) / 18), 3);
    const top = SIDE - 14 - (houses[house] ?? 0);
    const inside = x >= 12 && x < 84 && y >= top && y < SIDE - 14;
    if (!inside) return y >= SIDE - 14 && y < SIDE - 11 && x >= 8 && x < 88 ? lamp : sky;
    const column = (x - 12) % 18;
    if (column < 2) return sky;
    const row = Math.floor((y - top) / 12);
    const windowed = column >= 6 && column < 13 && (y - top) % 12 >= 4 && (y - top) % 12 < 10;
    if (!windowed) return stone;
    return row === lit[house] ? lamp : sky;
  });
}
