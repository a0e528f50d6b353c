import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const TOOLS = ['shared/build', 'shared/remote-sdk'];

/** A small workspace with these commands and one remote, of which nothing can be built. */
let workspace: string;
beforeAll(() => {
  workspace = realpathSync(mkdtempSync(path.join(tmpdir(), 'portal-workspace-')));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) cpSync(path.join(root, file), inside(file));
  for (const tools of TOOLS) {
    cpSync(path.join(root, tools), inside(tools), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
    symlinkSync(path.join(root, tools, 'node_modules'), inside(`${tools}/node_modules`), 'junction');
  }
  for (const folder of ['shell', 'back-office', 'e2e']) mkdirSync(inside(folder));
  write('package.json', '{"name":"portal","type":"module"}');
  write('.gitignore', 'node_modules\n.cache\n');
  write('mfe-loans/package.json', '{"name":"@portal/mfe-loans","version":"1.2.0"}');
  write('mfe-loans/remote.manifest.json', '{"name":"loans"}');
  write('mfe-loans/src/remote.ts', 'export {};');
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Loans');
}, 30_000);
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const inside = (file: string) => path.join(workspace, file);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inside(file)), { recursive: true });
  writeFileSync(inside(file), text);
}

function git(...args: readonly string[]): void {
  const who = ['-c', 'user.name=Zoe', '-c', 'user.email=zoe@portail.example', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...who, ...args], { cwd: workspace, stdio: 'ignore' });
}

/** Runs the build, and gives what it answers to the portal command. */
function build(...options: readonly string[]): string {
  const script = inside('shared/build/commands/build-release.mjs');
  const args = [script, 'loans', '1.2.0', inside('.cache/releases/loans/1.2.0'), ...options];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: workspace, encoding: 'utf8' });
  expect(status).not.toBe(0);
  return stdout;
}

it('refuses to build what is in no commit, names the first files, and says how to build it all the same', () => {
  for (const file of ['a', 'b', 'c', 'd', 'e']) write(`mfe-loans/src/${file}.ts`, '');
  write('mfe-loans/src/a.test.ts', '');

  expect(JSON.parse(build())).toEqual({
    refused:
      'mfe-loans is built from files that are not as in a commit: mfe-loans/src/a.ts, mfe-loans/src/b.ts, mfe-loans/src/c.ts and 2 more. Commit them, or add --allow-dirty: the release then says so.',
  });
  // It gets as far as webpack, for which nothing is there.
  expect(build('--allow-dirty')).toBe('');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'More loans');
  expect(build()).toBe('');
}, 60_000);
