import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOfficeLine } from '../../../back-office/office/office';
import { readCommandLine } from '../../../shell/release/src/command/command-line';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const PAGES = ['docs/teams.md', 'docs/operating.md', 'docs/deploying.md'];

/** What is typed in a page: lines of its blocks, and commands between its words. */
const typedIn = (page: string): readonly string[] => {
  const text = read(page).replaceAll(/\\\n\s*/g, '');
  const found = text.match(/(?<=^(?:\$ )?|`)npm run (?:-s )?(?:portal|office|push) -- [^`\n#]+/gm) ?? [];
  return found.filter((line) => !line.includes('…')).map((line) => line.replace(/\s>\s*\S+/, '').trim());
};

/** The words as a shell would hand them over. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );

/** What `portal-remote push` says, which stops at the key that is not there. */
function pushedWith(words: readonly string[]): string {
  const program = path.join(root, 'shared/remote-sdk/bin/portal-remote.mjs');
  const { stderr } = spawnSync(process.execPath, [program, 'push', '--key', 'team.key', ...words], {
    cwd: tmpdir(),
    env: { ...process.env, PORTAL_URL: 'https://portail.example' },
    encoding: 'utf8',
  });
  return stderr;
}

/** What is understood, which throws when a command line is none. */
const UNDERSTOOD: Readonly<Record<string, (words: readonly string[]) => unknown>> = {
  // The name of a command alone stands for all its uses.
  portal: (words) => words.length === 1 || 'act' in readCommandLine(words),
  office: (words) => 'url' in readOfficeLine(words),
  push: (words) => pushedWith(words) === 'The key file team.key does not exist.\n',
};

const typed = PAGES.flatMap((page) => typedIn(page).map((line) => [page, line] as const));

it.each([...new Map(typed.map((each) => [each.join(), each])).values()])('%s: %s', (_page, line) => {
  const [, command = '', words = ''] = /^npm run (?:-s )?(\w+) -- (.*)$/.exec(line) ?? [];
  expect(UNDERSTOOD[command]?.(wordsOf(words))).toBe(true);
});

it.each(PAGES)('%s keeps the heading of npm out of files', (page) => {
  expect(read(page).match(/npm run (?!-s )[^`\n]*\s>\s*\S+/g)).toBeNull();
});
