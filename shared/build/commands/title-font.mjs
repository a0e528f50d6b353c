// `npm run title-font`: makes the face of titles and amounts from the variable Besley. Half of that file says how to draw
// weights that nobody shows; 18 kB less are 0.1 s on a slow phone, on every first visit.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from './install.mjs';

/** `--weight-title` of shared/ui/src/tokens.css. */
const WEIGHT = 440;
const OUT = 'shared/ui/src/fonts/besley-440.woff2';

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
/** The `unicode-range` of shared/ui/src/fonts/fonts.css: Latin 1, what French adds to it, and the signs of typography. */
const CHARACTERS = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...[0x131, 0x152, 0x153, 0x2c6, 0x2dc, 0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215],
  ...range(0x2010, 0x2044),
];

const { resolve } = createRequire(path.join(root, 'shared/ui/package.json'));
const folder = path.dirname(resolve('@fontsource-variable/besley/package.json'));
const variable = readFileSync(path.join(folder, 'files/besley-latin-wght-normal.woff2'));
const face = await subsetFont(variable, String.fromCodePoint(...CHARACTERS), {
  targetFormat: 'woff2',
  variationAxes: { wght: WEIGHT },
});
writeFileSync(path.join(root, OUT), face);
console.log(`${OUT}: ${face.length} bytes instead of ${variable.length}`);
