import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, bundleForNode } from './build-server.mjs';
import { root } from './install.mjs';

// Usage: npm run bench:office [-- --quick] [--store embedded|postgres]
// Builds the server, fills a store with a large network, and measures the back office on it. Loopback only.
const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const stores = words.includes('--store') ? words[words.indexOf('--store') + 1] : 'both';

await buildServer();
const folder = path.join(root, '.cache/office-bench');
await bundleForNode(
  { 'office-bench': 'back-office/bench/office-bench.ts', 'load-client': 'back-office/bench/load-client.ts' },
  folder,
);
/** @param {string} file */
const load = (file) => import(pathToFileURL(file).href);
const { startPostgres } = await load(path.join(root, 'back-office/test/postgres/start.mjs'));
const { officeBench } = await load(path.join(folder, 'office-bench.mjs'));
const size = isQuick
  ? { agencies: 60, people: 2_000, projects: 20_000, propositions: 24_000 }
  : { agencies: 60, people: 6_000, projects: 100_000, propositions: 120_000 };
const effort = isQuick ? { requests: 20_000, times: 100 } : { requests: 200_000, times: 1_000 };
// Not `process.exitCode`: the package that runs PostgreSQL makes the process exit with 0 once idle.
process.exit(await officeBench({ root, folder, size, stores, startPostgres, ...effort }));
