import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../shared/build/commands/browser.mjs';
import { bundleForNode } from '../../shared/build/commands/build-server.mjs';
import { root } from '../../shared/build/commands/install.mjs';
import { startPostgres } from '../../back-office/test/postgres/start.mjs';

// Usage: npm run bench:network [-- people projects]
// Builds the portal, fills a store with a large network, and measures lists and screens on it. Loopback only.
const [people = 6_000, projects = 100_000] = process.argv.slice(2).map(Number);
if (!process.env.PORTAL_BUILT) {
  const build = path.join(root, 'shared/build/commands/build.mjs');
  const { status } = spawnSync(process.execPath, [build], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const folder = path.join(root, '.cache/network-bench');
await bundleForNode({ 'network-bench': 'e2e/network/network-bench.ts' }, folder);
const { networkBench } = await import(pathToFileURL(path.join(folder, 'network-bench.mjs')).href);
// Not `process.exitCode`: the package that runs PostgreSQL makes the process exit with 0 once idle.
const code = await networkBench({
  root,
  size: { agencies: 60, people, projects },
  chromium: await findBrowser(),
  startPostgres,
});
process.exit(code);
