import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPostgres } from '../../../back-office/test/postgres/start.mjs';
import { buildServer, bundleForNode } from '../../../shared/build/commands/build-server.mjs';
import { root } from '../../../shared/build/commands/install.mjs';

// Usage: npm run bench:office [-- --quick]
// Builds the server, fills a store with a large network, and measures the back office on it. Loopback only.
const isQuick = process.argv.includes('--quick');

await buildServer();
const folder = path.join(root, '.cache/office-bench');
await bundleForNode({ 'measure-calls': 'e2e/bench/office/measure-calls.ts' }, folder);
const { measureCalls } = await import(pathToFileURL(path.join(folder, 'measure-calls.mjs')).href);
const size = isQuick
  ? { agencies: 60, people: 2_000, projects: 20_000, propositions: 24_000 }
  : { agencies: 60, people: 6_000, projects: 100_000, propositions: 120_000 };
// Not `process.exitCode`: the package that runs PostgreSQL makes the process exit with 0 once idle.
process.exit(await measureCalls({ root, size, startPostgres, times: isQuick ? 100 : 1_000 }));
