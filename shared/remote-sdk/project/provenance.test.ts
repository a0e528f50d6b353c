import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../files/files-below.cjs';
import { stateOf } from './provenance.cjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-provenance-'));
  write('package.json', '{}');
  write('app/src/page.ts', 'export {};');
  write('app/src/page.test.ts', 'it();');
  write('docs/page.md', 'A page.');
  write('.gitignore', 'node_modules\n*.local.ts\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** With an author of its own: the machine may have none. */
const git = (...args: readonly string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=Zoe', '-c', 'user.email=zoe@portail.example', '-c', 'commit.gpgsign=false', ...args],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  ).trim();

function commit(): string {
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A page');
  return git('rev-parse', 'HEAD');
}

/** What a build of `app` is told. */
function state(folder = root) {
  const files = filesBelow(path.join(folder, 'app')).filter((file) => !file.includes('.test.'));
  return stateOf(
    folder,
    ['app'],
    files.map((file) => `app/${file}`),
  );
}

describe('where a build comes from', () => {
  it('is a commit with all that it reads', () => {
    const head = commit();

    expect(head).toMatch(/^[0-9a-f]{40}$/);
    expect(state()).toEqual({ commit: head, changed: [] });
  });

  it.each([
    ['changed', 'page.ts', () => write('app/src/page.ts', 'export const changed = true;')],
    ['new', 'new.ts', () => write('app/src/new.ts', '')],
    ['ignored by git, and read all the same', 'own.local.ts', () => write('app/src/own.local.ts', '')],
    ['deleted', 'page.ts', () => rmSync(path.join(root, 'app/src/page.ts'))],
    ['named in French', 'écran à voir.ts', () => write('app/src/écran à voir.ts', '')],
  ])('names a file that is %s', (_what, file, change) => {
    const head = commit();
    change();

    expect(state()).toEqual({ commit: head, changed: [`app/src/${file}`] });
  });

  it('leaves out what a build does not read', () => {
    const head = commit();
    write('docs/page.md', 'Another page.');
    write('notes.txt', '');
    write('app/src/page.test.ts', 'it(); it();');
    write('app/node_modules/kit/index.js', '');

    expect(state()).toEqual({ commit: head, changed: [] });
  });

  it('is named from the root of the sources, when the repository is above', () => {
    write('portal/package.json', '{}');
    write('portal/app/page.ts', '');
    const head = commit();
    write('portal/app/page.ts', '// changed');

    expect(state(path.join(root, 'portal'))).toEqual({ commit: head, changed: ['app/page.ts'] });
  });

  it('is no commit without git', () => {
    expect(state()).toEqual({ commit: null, changed: [] });
  });

  it('is no commit of the repository in which a copy happens to lie', () => {
    write('.gitignore', 'copy');
    commit();
    write('copy/package.json', '{}');
    write('copy/app/page.ts', '');

    expect(state(path.join(root, 'copy'))).toEqual({ commit: null, changed: [] });
  });
});
