import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from './files-below.cjs';

let folder: string;

function put(file: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), file);
}

/** The layout of pnpm: a store, links to it and back from it. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-walk-'));
  for (const file of ['b.ts', 'a.ts', 'src/z.ts', 'src/a/b.ts', 'src/.hidden']) put(file);
  put('node_modules/.pnpm/one@1.0.0/node_modules/one/index.js');
  symlinkSync(folder, path.join(folder, 'node_modules/workspace'), 'dir');
  symlinkSync(folder, path.join(folder, 'src/again'), 'dir');
  symlinkSync(path.join(folder, 'a.ts'), path.join(folder, 'src/linked.ts'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the files below a folder', () => {
  it('are those somebody wrote, in one order, whatever links lead round in a circle', () => {
    for (const made of ['dist/x.js', 'src/.cache/x', '.data/x', '.git/HEAD']) put(made);

    expect(filesBelow(folder)).toEqual(['a.ts', 'b.ts', 'src/.hidden', 'src/a/b.ts', 'src/z.ts']);
  });

  it('are all of them when nothing is skipped, and still nothing behind a link', () => {
    expect(filesBelow(path.join(folder, 'node_modules'), { skipped: [] })).toEqual([
      '.pnpm/one@1.0.0/node_modules/one/index.js',
    ]);
  });

  it('enter the folder that is asked for, whatever its name', () => {
    put('dist/server/main.mjs');
    expect(filesBelow(path.join(folder, 'dist'))).toEqual(['server/main.mjs']);
  });

  it('say which folder is not there', () => {
    expect(() => filesBelow(path.join(folder, 'nowhere'))).toThrow(/nowhere/);
  });
});
