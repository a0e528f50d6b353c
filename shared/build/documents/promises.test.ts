import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const DECISION = /\bdecisions? (\d{4})(?:(?:, | and )(\d{4}))*/g;
const PAGE = /(?<![\w*/<.-])(?:[\w-]+\/)*[\w-]+\.md\b/g;

/** What readers see: comments, test names, and names of controls. */
const PROSE =
  /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(])\/\/.*|(?:\b(?:it|test|describe)(?:\.\w+)*\(|\]\)\(|control:)\s*(['"`])(?:\\.|(?!\1).)*\1/gm;

const files = filesBelow(root).filter((file) => !file.startsWith('e2e/test-results/'));
const prose = files
  .filter((file) => /\.(?:tsx?|[cm]js|css)$/.test(file))
  .map((file) => ({ file, texts: read(file).match(PROSE) ?? [] }));

function named(pattern: RegExp): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { file, texts } of prose)
    for (const [thing] of texts.join('\n').matchAll(pattern)) places.set(thing, file);
  return places;
}

it('each promise names a test that is there, and a title that it has', () => {
  const rows = (read('docs/requirements.md').match(/^\|.*`.*$/gm) ?? []).map((row) => {
    const [, file = row, title = ''] = /^\| .{10,}? +\| `([^`]+)`(?:, _(.+)_)? +\|$/.exec(row) ?? [];
    return { file, title };
  });
  expect(rows.length).toBeGreaterThan(150);
  const lost = rows.filter(
    ({ file, title }) => !existsSync(path.join(root, file)) || !read(file).includes(title),
  );
  expect(lost).toEqual([]);
});

it('decisions and pages that the code names are in the repository', () => {
  const decisions = new Set(readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 4)));
  const wanted = [...named(DECISION)].flatMap(([words, file]) =>
    (words.match(/\d{4}/g) ?? []).map((number) => `${number} in ${file}`),
  );
  expect(wanted.length).toBeGreaterThan(10);
  expect(wanted.filter((number) => !decisions.has(number.slice(0, 4)))).toEqual([]);
  const names = new Set(files.map((file) => path.posix.basename(file)));
  expect([...named(PAGE)].filter(([page]) => !names.has(path.posix.basename(page)))).toEqual([]);
});
