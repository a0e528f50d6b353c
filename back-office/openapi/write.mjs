import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Usage: node back-office/openapi/write.mjs
// Writes docs/openapi.json, a copy of /openapi.json for readers of the repository.
const packageFolder = path.resolve(import.meta.dirname, '..');
const folder = await mkdtemp(path.join(packageFolder, 'node_modules/.openapi-'));
try {
  const outfile = path.join(folder, 'back-office.mjs');
  await build({
    entryPoints: [path.join(packageFolder, 'src/index.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@portal/domain': path.resolve(packageFolder, '../shared/domain/src') },
    logLevel: 'warning',
  });
  const { buildBackOffice } = await import(pathToFileURL(outfile).href);
  const office = await buildBackOffice({
    store: { memory: true },
    contentFolder: path.join(packageFolder, 'content'),
    log: false,
  });
  const { body } = await office.app.inject('/openapi.json');
  await office.close();
  const file = path.resolve(packageFolder, '../docs/openapi.json');
  await writeFile(file, `${JSON.stringify(JSON.parse(body), null, 1)}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
