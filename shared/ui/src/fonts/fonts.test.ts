import { readFileSync } from 'node:fs';
import path from 'node:path';

const css = readFileSync(path.join(__dirname, 'fonts.css'), 'utf8');
const faces = [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = '']) => {
  const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(face)?.[1] ?? '';
  return { family: value('font-family'), weight: value('font-weight'), style: value('font-style') };
});

it.each(["'Figtree Variable'", 'Besley'])(
  'a family cut by characters has one range of weights, or a browser draws with one of its faces alone: %s',
  (family) => {
    const own = faces.filter((face) => face.family === family);
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(({ weight, style }) => `${weight} ${style}`)).size).toBe(1);
  },
);
