import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Usage: node back-office/test/durability/check.mjs [kills]
// Kills a process in the middle of its writes to an embedded store, again and again, and counts what is missing after.
const kills = Number(process.argv[2] ?? 20);
const packageFolder = path.resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(path.join(packageFolder, 'node_modules/.durability-'));
try {
  await build({
    entryPoints: ['durability-check', 'durability-victim'].map((name) =>
      path.join(packageFolder, `test/durability/${name}.ts`),
    ),
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
  });
  const { checkDurability } = await import(pathToFileURL(path.join(folder, 'durability-check.mjs')).href);
  const victim = path.join(folder, 'durability-victim.mjs');
  const report = await checkDurability(kills, (...parameters) => [
    process.execPath,
    victim,
    ...parameters.map(String),
  ]);
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exitCode = report.lost === 0 && report.phantom === 0 && report.acknowledged > 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
