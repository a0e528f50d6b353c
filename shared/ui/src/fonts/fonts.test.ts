import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => {
  const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(face)?.[1] ?? '';
  const ranges = value('unicode-range')
    .split(',')
    .map((range) => /U\+(\w+)(?:-(\w+))?/.exec(range) ?? [])
    .map(([, first = '', last = first]) => [first, last].map((code) => Number.parseInt(code, 16)));
  return { ranges, family: value('font-family'), weight: value('font-weight'), style: value('font-style') };
});

it.each(["'Figtree Variable'", 'Besley'])(
  'a family cut by characters has one range of weights, or a browser draws with one of its faces alone: %s',
  (family) => {
    const own = faces.filter((face) => face.family === family);
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(({ weight, style }) => `${weight} ${style}`)).size).toBe(1);
  },
);

it.each(["'Figtree Variable'", 'Besley'])('a name of anybody is drawn in one family: %s', (family) => {
  const ranges = faces.filter((face) => face.family === family).flatMap((face) => face.ranges);
  const isDrawn = (letter: string) =>
    ranges.some(([first = 1, last = 0]) => first <= letter.charCodeAt(0) && letter.charCodeAt(0) <= last);
  expect(Array.from('ThịÁnhNguyễnĐặngŁukaszŠimićÿ').filter((letter) => !isDrawn(letter))).toEqual([]);
});
