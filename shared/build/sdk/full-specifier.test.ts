import { fullSpecifier, withSpecifiers } from './full-specifier.cjs';

/** Sources beside the importing file, and one above. */
const SOURCES = [
  './card.tsx',
  './person.wire.ts',
  './filters.ts',
  './filters/index.ts',
  './views/index.tsx',
  './card.module.css',
  './index.ts',
  '../index.ts',
];
const isThere = (file: string) => SOURCES.includes(file) || SOURCES.includes(`./${file}`);

it.each([
  ['./card', './card.js'],
  ['./person.wire', './person.wire.js'],
  ['./views', './views/index.js'],
  // As TypeScript takes it: the file before the folder.
  ['./filters', './filters.js'],
  ['.', './index.js'],
  ['..', '../index.js'],
  ['./card.module.css', './card.module.css'],
  ['react/jsx-runtime', 'react/jsx-runtime'],
  ['@portal/ui/card', '@portal/ui/card'],
])('%s is %s', (written, full) => {
  expect(fullSpecifier(written, isThere)).toBe(full);
});

it('names an import that leads to nothing', () => {
  expect(() => fullSpecifier('./gone', isThere)).toThrow('"./gone" leads to no file.');
});

it.each([
  [`import type { A } from './a';`, `import type { A } from './a.js';`],
  [`export * from "./a";`, `export * from "./a.js";`],
  [`import './a';`, `import './a.js';`],
  [
    `export declare const b: import("./b").B<import('./c').C>;`,
    `export declare const b: import("./b.js").B<import('./c.js').C>;`,
  ],
  [`/** from './a' */ // from './b'`, `/** from './a' */ // from './b'`],
  [
    `type A = 'image/*' | "it's"; export * from './a'; /* */`,
    `type A = 'image/*' | "it's"; export * from './a.js'; /* */`,
  ],
  [`type A = 'l\\'un' | './a'; export * from './a';`, `type A = 'l\\'un' | './a'; export * from './a.js';`],
  ["type A = `it's ${string}`; export * from './a';", "type A = `it's ${string}`; export * from './a.js';"],
])('%s becomes %s', (written, full) => {
  expect(withSpecifiers(written, (specifier) => `${specifier}.js`)).toBe(full);
});
