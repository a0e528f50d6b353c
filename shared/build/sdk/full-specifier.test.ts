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

it('writes each import anew and leaves the rest of the text', () => {
  const text = `import type { A } from './a';\n/** './a' */\nexport declare const b: import("./b").B;\n`;
  const imports = [
    { fileName: './a', pos: text.indexOf(`'./a'`) },
    { fileName: './b', pos: text.indexOf(`"./b"`) },
  ];
  expect(withSpecifiers(text, imports, (specifier) => `${specifier}.js`)).toBe(
    `import type { A } from './a.js';\n/** './a' */\nexport declare const b: import("./b.js").B;\n`,
  );
});
