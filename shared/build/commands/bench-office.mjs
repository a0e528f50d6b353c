import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, bundleForNode } from './build-server.mjs';
import { root } from './install.mjs';

// Usage: npm run bench:office [-- --quick] [--store embedded|postgres]
//        npm run bench:office-memory [-- --quick] [--store embedded|postgres]
//        npm run bench:office-timing [-- --store embedded|postgres]
//        npm run bench:slow-readers [-- --store embedded|postgres]
// Builds the server, fills a store with a large network, and measures the back office on it: speed, memory, whether
// response times reveal who has an account, or the cost of sockets that read nothing. Loopback only.
const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const stores = words.includes('--store') ? words[words.indexOf('--store') + 1] : 'both';

await buildServer();
const bench = ['memory', 'timing', 'readers'].find((name) => words.includes(`--${name}`)) ?? 'office';
const folder = path.join(root, `.cache/office-${bench === 'office' ? 'bench' : bench}`);
await bundleForNode(
  {
    [`${bench}-bench`]: `back-office/bench/${bench}-bench.ts`,
    'load-client': 'back-office/bench/load-client.ts',
  },
  folder,
);
/** @param {string} file */
const load = (file) => import(pathToFileURL(file).href);
const { startPostgres } = await load(path.join(root, 'back-office/test/postgres/start.mjs'));
/** @type {Record<string, object>} */
const sizes = {
  whole: { agencies: 60, people: 6_000, projects: 100_000, propositions: 120_000 },
  quick: { agencies: 60, people: 2_000, projects: 20_000, propositions: 24_000 },
  readers: { agencies: 5, people: 100, projects: 500, propositions: 0 },
  timing: { agencies: 60, people: 1_000, projects: 1_000, propositions: 0 },
};
const size = sizes[bench] ?? (isQuick ? sizes.quick : sizes.whole);
const options = { root, folder, size, stores, startPostgres };
const run = (await load(path.join(folder, `${bench}-bench.mjs`)))[`${bench}Bench`];
const effort = isQuick ? { requests: 20_000, times: 100 } : { requests: 200_000, times: 1_000 };
// Not `process.exitCode`: the package that runs PostgreSQL makes the process exit with 0 once idle.
process.exit(await run({ ...options, ...effort }));
