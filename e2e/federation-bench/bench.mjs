import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../shared/build/commands/browser.mjs';
import { bundleForNode } from '../../shared/build/commands/build-server.mjs';
import { root } from '../../shared/build/commands/install.mjs';
import { combineReleases } from '../skew/combine-releases.mjs';
import { buildSingleApplication } from './build-single-application.mjs';

// Usage: npm run bench:federation [-- visits] [--home]
// Builds the portal, and the same screens as one application without federation, and compares their costs in a browser.
// --home: only the timings of the visitor's home and an agent's list on a slow phone.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { home: { type: 'boolean' } } });
const [visits = 3] = positionals.map(Number);
if (!process.env.PORTAL_BUILT) {
  const build = path.join(root, 'shared/build/commands/build.mjs');
  const { status } = spawnSync(process.execPath, [build], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const single = await buildSingleApplication();
await combineReleases();
const folder = path.join(root, '.cache/federation-bench');
await bundleForNode({ 'federation-bench': 'e2e/federation-bench/federation-bench.ts' }, folder);
const { federationBench } = await import(pathToFileURL(path.join(folder, 'federation-bench.mjs')).href);
process.exitCode = await federationBench({
  root,
  single,
  kept: path.join(root, '.cache/skew/kept'),
  chromium: await findBrowser(),
  visits,
  isHomeOnly: values.home === true,
});
