import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startMortalPostgres } from '../../../back-office/test/postgres/mortal-postgres.mjs';
import { bundleForNode } from '../../../shared/build/commands/build-server.mjs';
import { root } from '../../../shared/build/commands/install.mjs';

// Usage: npm run check -- kills [count] [embedded | postgres | postgres-server | first-boot]
// Kills the built portal during writes over HTTP, on its embedded store and on a PostgreSQL, then the PostgreSQL of a
// portal; restarts what was killed, and counts acknowledged writes that were lost and decisions that were half made. Then
// it kills first starts, each a little later than the one before.
const [count = '20', only] = process.argv.slice(2);
const kills = Number(count);
/** The creation of the database and its schema. */
const FIRST_BOOT_MS = 1600;
const folder = path.join(root, '.cache/kill-check');
// Its own bundle of the server: a concurrent build does not change what is measured.
await bundleForNode(
  { 'kill-rounds': 'e2e/bench/kills/kill-rounds.ts', main: 'shell/server/main.ts' },
  folder,
);
const { firstBootKills, killRounds } = await import(pathToFileURL(path.join(folder, 'kill-rounds.mjs')).href);
const entry = path.join(folder, 'main.mjs');
let isWhole = true;

for (const victim of ['embedded', 'postgres', 'postgres-server']) {
  if (only !== undefined && only !== victim) continue;
  const report = await killRounds({ root, entry, kills, victim, startPostgres: startMortalPostgres });
  const { acknowledged, decisions, lost, phantom, duplicate, half, strange, mails } = report;
  console.log(`${victim}: ${JSON.stringify(report)}`);
  const wrong =
    lost + phantom + duplicate + half + strange.length + mails.untold + mails.unsent + mails.doubled;
  isWhole &&= wrong === 0 && mails.told > 0 && acknowledged > kills && decisions > kills;
}
if (only === undefined || only === 'first-boot') {
  const served = await firstBootKills(root, { entry, kills, stepMs: FIRST_BOOT_MS / kills });
  console.log(
    `first-boot: ${served} of ${kills} starts that were killed in the middle served at the next one`,
  );
  isWhole &&= served === kills;
}
process.exit(isWhole ? 0 : 1);
