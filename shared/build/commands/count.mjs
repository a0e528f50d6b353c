// `npm run check -- count`: prints how large each room is beside its budget. Exits 1 when one is over.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** Lines of source, and lines of tests and rigs, that a room has at most. */
const ROOMS = [
  { folders: ['shared/features'], source: 17_000, tests: 4500 },
  { folders: ['shared/ui', 'shared/forms', 'shared/gallery'], source: 10_000, tests: 1200 },
  { folders: ['shared/domain', 'shared/api', 'shared/kit', 'shared/registry'], source: 11_000, tests: 6500 },
  { folders: ['mfe-public', 'mfe-applicant', 'mfe-agent', 'mfe-admin'], source: 8000, tests: 3200 },
  { folders: ['shell/page', 'shell/host', 'shell/server'], source: 11_000, tests: 8000 },
  { folders: ['shell/release'], source: 5000, tests: 2200 },
  { folders: ['shared/remote-sdk', 'shared/build'], source: 7500, tests: 2000 },
  { folders: ['back-office'], source: 16_000, tests: 13_000 },
  { folders: ['e2e', 'bench'], tests: 9500 },
  { folders: [''], source: 86_000, tests: 51_000 },
];
const MAX_DOCUMENT_WORDS = 24_000;
const MAX_DECISION_WORDS = 16_000;
const MAX_SCRIPTS = 20;
const MAX_README_LINES = 80;
const MIN_MEDIAN_LINES = 70;
const SMALL_LINES = 25;
const MAX_SMALL_FILES = 250;

const CODE = /\.(?:tsx?|mjs|cjs|css|sql)$/;
const TEST = /\.(?:test|spec)\.|(?:^|\/)(?:test|testing|e2e|bench|fixtures)\//;
const DECISIONS = 'docs/decisions/';

const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
const files = stdout.split('\0').filter((file) => file && existsSync(path.join(root, file)));

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');
/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** The bars and rules of a table are no words. @param {string} text */
const isWord = (text) => /[\p{L}\p{N}]/u.test(text);
/** @param {readonly string[]} pages */
const words = (pages) => sum(pages.map((page) => read(page).split(/\s+/).filter(isWord).length));

const code = files
  .filter((file) => CODE.test(file))
  .map((file) => ({ file, isTest: TEST.test(file), lines: read(file).split('\n').length - 1 }));
const source = code.filter(({ isTest }) => !isTest);
const lengths = source.map(({ lines }) => lines).toSorted((one, other) => one - other);
const pages = files.filter((file) => /^(?:docs\/.*|README)\.md$/.test(file));

let isOver = false;

/**
 * @param {number} count
 * @param {number | undefined} most
 * @param {boolean} [isWithin]
 */
function judge(count, most, isWithin = most === undefined || count <= most) {
  if (!isWithin) isOver = true;
  return `${String(count).padStart(7)}${most === undefined ? '' : ` of ${most}`}${isWithin ? '' : ' (!)'}`;
}

for (const { folders, ...budget } of ROOMS) {
  const room = code.filter(({ file }) => folders.some((folder) => file.startsWith(folder && `${folder}/`)));
  const [ours, tests] = [false, true].map((kind) => room.filter(({ isTest }) => isTest === kind));
  const cells = [
    judge(sum(ours.map(({ lines }) => lines)), budget.source),
    judge(sum(tests.map(({ lines }) => lines)), budget.tests),
    `${ours.length} + ${tests.length} files`,
  ];
  console.log(`${folders.join(', ') || 'all'}\n  ${cells.map((cell) => cell.padEnd(24)).join(' ')}`);
}

const documents = pages.filter((page) => !page.startsWith(DECISIONS));
const decisions = pages.filter((page) => page.startsWith(DECISIONS));
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const median = lengths[Math.floor(lengths.length / 2)];
const small = lengths.filter((lines) => lines < SMALL_LINES);
const OTHERS = [
  ['words of documents', judge(words(documents), MAX_DOCUMENT_WORDS)],
  ['words of decisions', judge(words(decisions), MAX_DECISION_WORDS)],
  ['scripts of package.json', judge(scripts.length, MAX_SCRIPTS)],
  ['lines of the README', judge(read('README.md').split('\n').length - 1, MAX_README_LINES)],
  ['lines of the median source file, at least', judge(median, MIN_MEDIAN_LINES, median >= MIN_MEDIAN_LINES)],
  [`source files under ${SMALL_LINES} lines`, judge(small.length, MAX_SMALL_FILES)],
];
for (const [name, cell] of OTHERS) console.log(`${name.padEnd(44)}${cell}`);
process.exit(isOver ? 1 : 0);
