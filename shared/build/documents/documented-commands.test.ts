import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOfficeLine } from '../../../back-office/office/office';
import { readCommandLine } from '../../../shell/release/src/command/command-line';
import { define } from '../../../shell/release/src/command/commands';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const PAGES = ['docs/teams.md', 'docs/operating.md', 'docs/deploying.md'];

/** Fenced lines that are typed, without what is said of them; of a session those behind a `$`. */
function typedLines(page: string): readonly string[] {
  return [...read(page).matchAll(/```(\w*)\n([\s\S]*?)```/g)].flatMap(([, language, block = '']) => {
    const lines = block.replaceAll(/\\\n\s*/g, '').split('\n');
    const typed = language === 'sh' ? lines : lines.filter((line) => line.startsWith('$ '));
    return typed.map((line) => line.replace(/^\$ /, '').replace(/(?:^|\s+)#.*$/, '')).filter(Boolean);
  });
}

/** The words as a shell would hand them over. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );

const STORY = 'e2e/development/own-repository.spec.ts';

/** What is not run here → why not, and the test whose text has it. */
const HELD: readonly (readonly [
  line: RegExp,
  why: string,
  heldBy?: readonly [file: string, text: string],
])[] = [
  [/^npx file:/, 'installs: its story types it', [STORY, "'npx file:'"]],
  [/^npm install$/, 'installs: its story types it', [STORY, "'npm install'"]],
  [/^npm test$/, 'a whole run: its story types it', [STORY, "asTeamsPageSays('npm test'"]],
  [/^npm run build$/, 'a compilation: its story types it', [STORY, "'npm run build'"]],
  [
    /^npm run dev -- --portal/,
    'goes on until it is stopped: its story types it',
    [STORY, "'npm run dev -- --portal'"],
  ],
  [
    /^npx playwright install/,
    'fetches a browser from the network',
    ['shared/build/commands/browser.mjs', 'install'],
  ],
  [/^PORTAL_URL=\S+ npm run test:journey$/, 'needs a browser: its story types it', [STORY, "'PORTAL_URL='"]],
  [/^npm run create-remote loans$/, 'installs', ['e2e/development/create-remote.spec.ts', 'create-remote']],
  [/^npm run dev agent$/, 'goes on until it is stopped', ['e2e/development/on-this-machine.spec.ts', 'DEV']],
  [
    /^npm run dev agent -- --portal/,
    'the same',
    ['e2e/development/in-a-deployed-portal.spec.ts', "'--portal'"],
  ],
  [/^npm (?:test|run test:unit|run test:e2e) -- /, 'a part of this very run'],
  [/^npm run check:types && /, 'a part of this very run'],
  [/^export PORTAL_OFFICE_EMAIL=/, 'sets two variables of the shell'],
  [
    /^DIRECTUS_TOKEN=|^npm run content:directus/,
    'needs a Directus',
    ['back-office/directus/content-directus.test.ts', '--check'],
  ],
  [/^CONTENT_URL=\S+ npm start$/, 'needs a Directus'],
  [/^tar |^cd \/opt|node portal\.mjs$/, 'of a package', ['e2e/package/packaged-portal.ts', 'portal.mjs']],
];

const NO_KEY = 'The key file team.key does not exist.\n';
/** What `portal-remote push` says, which stops at the key that is not there. */
const pushedWith = (words: readonly string[]) =>
  spawnSync(
    process.execPath,
    [path.join(root, 'shared/remote-sdk/bin/portal-remote.mjs'), 'push', ...words],
    {
      cwd: tmpdir(),
      env: { ...process.env, PORTAL_URL: 'https://portail.example' },
      encoding: 'utf8',
    },
  ).stderr;

/** The commands that are understood here, by how they begin: each throws when the command line is none. */
const UNDERSTOOD: readonly (readonly [begins: RegExp, understand: (words: readonly string[]) => void])[] = [
  [
    /^npm run (?:-s )?portal -- /,
    (words) => {
      expect(readCommandLine(words, define)).toHaveProperty('act');
    },
  ],
  [
    /^npm run (?:-s )?office -- /,
    (words) => {
      expect(readOfficeLine(words)).toBeDefined();
    },
  ],
  [/^npm run push -- /, (words) => expect(pushedWith(words)).toBe(NO_KEY)],
];

const typed = PAGES.flatMap((page) => typedLines(page).map((line) => [page, line] as const));

it.each(typed)('%s: %s', (_page, line) => {
  const held = HELD.filter(([form]) => form.test(line));
  const understood = UNDERSTOOD.filter(([begins]) => begins.test(line));
  expect(held.length + understood.length).toBe(1);
  for (const [begins, understand] of understood) understand(wordsOf(line.replace(begins, '')));
  for (const [file, text] of held.flatMap(([, , by]) => (by ? [by] : []))) expect(read(file)).toContain(text);
});

it('nothing is held that no page has', () => {
  const idle = HELD.filter(([form]) => !typed.some(([, line]) => form.test(line)));
  expect(idle.map(([, why]) => why)).toEqual([]);
});

it.each(PAGES)('%s keeps the heading of npm out of files', (page) => {
  expect(read(page).match(/npm run (?!-s )[^`\n]*\s>\s*\S+/g)).toBeNull();
});

it.each(PAGES)('%s names options that there are between its lines', (page) => {
  const commands = [...read(page).matchAll(/`npm run (?:-s )?portal -- ([^`]+)`/g)].map(([, line = '']) =>
    wordsOf(line.replace(/\s>\s*\S+$/, '')),
  );
  // The name of a command alone stands for all its uses.
  for (const words of commands.filter(({ length }) => length > 1))
    expect(readCommandLine(words, define)).toHaveProperty('act');
  const pushes = [...read(page).matchAll(/`npm run push -- ([^`]+)`/g)].map(([, line = '']) => wordsOf(line));
  for (const words of pushes) expect(pushedWith([...words, '--key', 'team.key'])).toBe(NO_KEY);
});
