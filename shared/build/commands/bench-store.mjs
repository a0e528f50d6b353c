import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, bundleForNode } from './build-server.mjs';
import { root } from './install.mjs';

// Usage: npm run bench:store [-- --megabytes 1000]
// Builds the server, fills an embedded store with attachments, and measures its backups: pauses, memory, shutdown, and
// whether they can be restored. Needs five times the size in the temporary folder. Loopback only.
const words = process.argv.slice(2);
const megabytes = words.includes('--megabytes') ? Number(words[words.indexOf('--megabytes') + 1]) : 1000;

await buildServer();
const folder = path.join(root, '.cache/store-bench');
await bundleForNode({ 'store-bench': 'back-office/bench/store-bench.ts' }, folder);
const { storeBench } = await import(pathToFileURL(path.join(folder, 'store-bench.mjs')).href);
process.exitCode = await storeBench({ root, bytes: megabytes * 1e6 });
