// `npm run assets -- fonts`: subsets the variable fonts Figtree and Besley. The characters of a French page are in two small
// files, loaded on every first visit; rare letters are in files loaded on demand.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../commands/install.mjs';

const FONTS = 'shared/ui/src/fonts';
const FIGTREE = 'figtree/files/figtree-latin-wght-normal.woff2';
const BESLEY = 'besley/files/besley-latin-wght-normal.woff2';
/** Weights of shared/ui/src/tokens.css, from `--weight-regular` to `--weight-heavy`. */
const TEXT_WEIGHTS = { min: 400, max: 700 };
/** `--weight-title`. Dropping the other weights halves a variable Besley. */
const TITLE_WEIGHT = 440;
/** Name records of the licence and its URL: the OFL requires them in every copy. */
const LICENCE_NAMES = [13, 14];
const FACES = [
  { file: 'figtree-french.woff2', source: FIGTREE, wght: TEXT_WEIGHTS },
  { file: 'figtree-latin.woff2', source: FIGTREE, wght: TEXT_WEIGHTS, beside: 'figtree-french.woff2' },
  { file: 'besley-french.woff2', source: BESLEY, wght: TITLE_WEIGHT },
  { file: 'besley-latin.woff2', source: BESLEY, wght: TITLE_WEIGHT, beside: 'besley-french.woff2' },
];

const { resolve } = createRequire(path.join(root, 'shared/ui/package.json'));
const stylesheet = readFileSync(path.join(root, FONTS, 'fonts.css'), 'utf8');

/**
 * The characters that the style sheet assigns to a file: its `unicode-range`.
 * @param {string} file
 */
function charactersOf(file) {
  const face = stylesheet.split('@font-face').find((rule) => rule.includes(`./${file}`)) ?? '';
  const [, ranges] = /unicode-range:([^;]+);/.exec(face) ?? [];
  if (!ranges) throw new Error(`fonts.css has no unicode-range for ${file}`);
  return ranges.split(',').flatMap((range) => {
    const [first, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

for (const { file, source, wght, beside } of FACES) {
  const drawnElsewhere = new Set(beside ? charactersOf(beside) : []);
  const characters = charactersOf(file).filter((character) => !drawnElsewhere.has(character));
  const whole = readFileSync(resolve(`@fontsource-variable/${source}`));
  const face = await subsetFont(whole, String.fromCodePoint(...characters), {
    targetFormat: 'woff2',
    variationAxes: { wght },
    preserveNameIds: LICENCE_NAMES,
  });
  writeFileSync(path.join(root, FONTS, file), face);
  console.log(`${FONTS}/${file}: ${face.length} bytes of ${whole.length}`);
}
