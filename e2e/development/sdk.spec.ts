import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy';

const root = path.resolve(import.meta.dirname, '../..');
const SDK = 'shared/build/commands/sdk.mjs';
/** A compiler and an installation on a busy machine. */
const PATIENCE = 300_000;

type List = Record<string, { readonly file: string; readonly integrity: string }>;
const readText = (file: string) => readFileSync(file, 'utf8');
const readList = (text: string) => JSON.parse(text) as List;

const test = base.extend<object, { workspace: WorkspaceCopy }>({
  workspace: [
    async ({}, use) => {
      const workspace = copyWorkspace();
      await use(workspace);
      workspace.remove();
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
});

test.setTimeout(PATIENCE);

test.describe('npm run sdk', () => {
  const LIST = '.cache/sdk/packages.json';

  test('packs the same bytes in another folder', async ({ workspace }) => {
    execFileSync(process.execPath, [path.join(root, SDK)], { cwd: root, stdio: 'inherit' });
    const here = readList(readText(path.join(root, LIST)));
    expect(Object.keys(here)).toContain('@portal/features');
    const packed = await workspace.run(SDK);
    expect(packed.code, packed.said).toBe(0);
    const there = readList(workspace.read(LIST));
    expect(there).toEqual(here);
  });

  test('says what cannot be packed, and leaves the last good tarballs', async ({ workspace }) => {
    const first = await workspace.run(SDK);
    expect(first.code, first.said).toBe(0);
    const list = workspace.read(LIST);
    const source = 'shared/domain/src/csv/to-csv.ts';
    const original = workspace.read(source);
    workspace.write(source, `${original}export const wrong: string = 3;\n`);
    const refused = await workspace.run(SDK);
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/to-csv\.ts.+error TS2322/);
    expect(workspace.read(LIST)).toBe(list);
    workspace.write(source, original);
  });
});
