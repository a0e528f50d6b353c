import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Numbers of `docs/requirements.md`; each series has its own letters, so that nothing else is mistaken for one. */
const NUMBER = /\b(?:ID|PW|AZ|WR|DB|HT|HD|MF|[AIORST])\d{1,2}\b(?![-.,:/]\d)/g;
const DECISION = /\bdecisions? (\d{4})(?:(?:, | and )(\d{4}))*/g;
const PAGE = /(?<![\w*/<.-])(?:[\w-]+\/)*[\w-]+\.md\b/g;

/** What readers see: comments, test names, and names of controls. */
const PROSE =
  /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(])\/\/.*|(?:\b(?:it|test|describe)(?:\.\w+)*\(|\]\)\(|control:)\s*(['"`])(?:\\.|(?!\1).)*\1/gm;

const files = filesBelow(root).filter((file) => !file.startsWith('e2e/test-results/'));
const code = files.filter((file) => /\.(?:tsx?|[cm]js|css)$/.test(file));
const prose = code.map((file) => ({ file, texts: read(file).match(PROSE) ?? [] }));

function named(pattern: RegExp): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { file, texts } of prose)
    for (const [thing] of texts.join('\n').matchAll(pattern)) places.set(thing, file);
  return places;
}

const requirements = read('docs/requirements.md');
const rows = [...requirements.matchAll(/^\| ([A-Z]{1,2}\d{1,2}) +\| (.*) \|$/gm)].map(
  ([, number = '', cells = '']) => ({
    number,
    cells: cells.split(' | ').map((cell) => cell.trim()),
  }),
);

it('has every number that the code names', () => {
  const known = new Set(rows.map(({ number }) => number));
  const cited = [...named(NUMBER)];
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(([number]) => !known.has(number))).toEqual([]);
});

it('has each number once, with a sentence and a test', () => {
  const numbers = rows.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const tested = rows.filter(({ number }) => !/^R\d$/.test(number));
  expect(
    tested.filter(
      ({ cells: [sentence = '', , test = ''] }) => sentence.length < 20 || !/\.(?:test|spec)\./.test(test),
    ),
  ).toEqual([]);
});

it('the decisions and pages that the code names are in the repository', () => {
  const decisions = new Set(readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 4)));
  const wanted = [...named(DECISION)].flatMap(([words, file]) =>
    (words.match(/\d{4}/g) ?? []).map((number) => `${number} in ${file}`),
  );
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((number) => !decisions.has(number.slice(0, 4)))).toEqual([]);
  const names = new Set(files.map((file) => path.posix.basename(file)));
  expect([...named(PAGE)].filter(([page]) => !names.has(path.posix.basename(page)))).toEqual([]);
});
