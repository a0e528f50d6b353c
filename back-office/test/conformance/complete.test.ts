import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Sections 1 to 5 of the wire reference, numbered as its headings; 4.8 and 5.3 only refer to other sections. */
const SECTIONS = [
  ...['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '1.7', '1.8', '1.9'],
  ...['2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7'],
  '3',
  ...['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7'],
  ...['5.1', '5.2'],
];

/** Sections covered by unit tests: the digest and its vectors, keys, decisions. */
const BESIDE_ITS_CODE: Readonly<Record<string, string>> = {
  '2.2': '../../src/auth/username-token.test.ts',
  '2.5': '../../src/auth/sessions.test.ts',
  '2.7': '../../src/auth/username-token.test.ts',
  '4.6': '../../src/resources/decision.test.ts',
};

/** Section 10 of the wire reference, the server checklist: what covers each point, here or in a test file. */
const CHECKLIST: Readonly<Record<string, readonly string[]>> = {
  'routes, custom ones before the generic ones': ['1.8', 'section-7.test.ts'],
  'signatures, nonces, the empty 401': [
    '2.1',
    '2.2',
    '2.3',
    '2.4',
    '../../src/http/hostile-signatures.test.ts',
  ],
  'plain bodies with exact types': ['1.2', '1.3', 'openapi.test.ts'],
  'paging, totals, sort, filters, 400 for unknown keys': ['1.4', '1.5', '1.6'],
  'errors as a list, without status, with a string source': ['1.7'],
  'status codes, Location, Allow': ['1.8'],
  'requests start at open; a proposition is decided once': [
    '4.4',
    '4.6',
    '../../src/resources/decision.test.ts',
  ],
  'passwords never returned, hashed; a key of 40 characters': ['4.1', '3', '../../src/auth/sessions.test.ts'],
  'scope on every read and write': ['1.8', '../../src/access/scope-matrix.test.ts'],
  'other origins, on 401 too': ['7.4'],
};

const files = readdirSync(__dirname).filter((file) => file.endsWith('.test.ts'));
const titles = files
  .flatMap((file) => [
    ...readFileSync(path.join(__dirname, file), 'utf8').matchAll(/(?:describe|it)\(\s*'([^']+)'/g),
  ])
  .map(([, title = '']) => title);
const hasTests = (file: string): boolean =>
  readFileSync(path.join(__dirname, file), 'utf8').includes('expect(');
const isWalked = (section: string): boolean => {
  const elsewhere = BESIDE_ITS_CODE[section];
  return elsewhere === undefined
    ? titles.some((title) => title.split(/[\s,(]+/).includes(section))
    : hasTests(elsewhere);
};

it.each(SECTIONS)('section %s of the reference of the wire is walked', (section) => {
  expect(isWalked(section)).toBe(true);
});

it.each(Object.entries(CHECKLIST))('10 %s', (_point, walkedBy) => {
  const missing = walkedBy.filter((one) => (one.endsWith('.ts') ? !hasTests(one) : !isWalked(one)));
  expect(missing).toEqual([]);
});
