import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkDurability } from './durability-check';

// The command `back-office/test/durability/check.mjs` does it twenty times and more.
const KILLS = 3;

it('loses no acknowledged write when its process is killed, however often', async () => {
  const packageFolder = path.resolve(__dirname, '../..');
  const folder = mkdtempSync(path.join(packageFolder, 'node_modules/.durability-'));
  try {
    const bundle = path.join(folder, 'victim.mjs');
    execFileSync(path.join(packageFolder, 'node_modules/.bin/esbuild'), [
      path.join(__dirname, 'durability-victim.ts'),
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--packages=external',
      '--log-level=warning',
      `--outfile=${bundle}`,
    ]);
    const report = await checkDurability(KILLS, (data, journal, from) => [
      process.execPath,
      bundle,
      data,
      journal,
      String(from),
    ]);
    expect(report).toMatchObject({ kills: KILLS, lost: 0, phantom: 0 });
    expect(report.acknowledged).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
