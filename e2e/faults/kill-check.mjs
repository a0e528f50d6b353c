import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../../shared/build/commands/build-server.mjs';
import { root } from '../../shared/build/commands/install.mjs';

// Usage: npm run bench:durability [-- kills]
// Kills the built portal in the middle of writes over HTTP, starts it again, and counts acknowledged writes that are gone.
const kills = Number(process.argv[2] ?? 20);
const folder = path.join(root, '.cache/kill-check');
await bundleForNode({ 'kill-rounds': 'e2e/faults/kill-rounds.ts' }, folder);
const { killRounds } = await import(pathToFileURL(path.join(folder, 'kill-rounds.mjs')).href);
const report = await killRounds({ root, kills });
process.stdout.write(
  `lost after ${report.kills} kills: ${report.lost} of ${report.acknowledged} acknowledged writes ` +
    `(phantom ${report.phantom}, duplicate ${report.duplicate}, slowest start ${report.slowestStartMs} ms)\n`,
);
process.exitCode =
  report.lost + report.phantom + report.duplicate === 0 && report.acknowledged > kills ? 0 : 1;
