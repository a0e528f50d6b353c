import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startMortalPostgres } from '../../back-office/test/postgres/mortal-postgres.mjs';
import { bundleForNode } from '../../shared/build/commands/build-server.mjs';
import { root } from '../../shared/build/commands/install.mjs';

// Usage: npm run check -- kills [-- kills [embedded | postgres | postgres-server | first-boot]]
// Kills the built portal during writes over HTTP, on its embedded store and on a PostgreSQL, then the PostgreSQL of a
// portal; restarts what was killed, and counts acknowledged writes that were lost and decisions that were half made.
const kills = Number(process.argv[2] ?? 20);
const FIRST_BOOT_STEP_MS = 25;
const folder = path.join(root, '.cache/kill-check', process.argv[3] ?? 'all');
// Its own bundle of the server: a concurrent build does not change what is measured.
await bundleForNode({ 'kill-rounds': 'e2e/faults/kill-rounds.ts', main: 'shell/server/main.ts' }, folder);
const { firstBootKills, killRounds, VICTIMS } = await import(
  pathToFileURL(path.join(folder, 'kill-rounds.mjs')).href
);
const entry = path.join(folder, 'main.mjs');
const victims = process.argv[3] === undefined ? VICTIMS : [process.argv[3]];

async function checkFirstBoots() {
  const { served, slowestStartMs } = await firstBootKills(root, kills, FIRST_BOOT_STEP_MS, { entry });
  process.stdout.write(
    `first-boot: ${served} of ${kills} starts killed in the middle served at the next one (slowest ${slowestStartMs} ms)\n`,
  );
  if (served < kills) process.exitCode = 1;
}

if (process.argv[3] === 'first-boot') {
  await checkFirstBoots();
  process.exit(process.exitCode ?? 0);
}

for (const victim of victims) {
  const report = await killRounds({
    root,
    entry,
    kills,
    victim,
    startPostgres: startMortalPostgres,
    onRound: (round) => {
      if (round % 10 === 0) process.stderr.write(`${victim}: ${round} kills\n`);
    },
  });
  const { acknowledged, decisions, lost, phantom, duplicate, half, strange, mails, slowestStartMs } = report;
  process.stdout.write(
    `${victim}: lost after ${report.kills} kills: ${lost} of ${acknowledged} acknowledged writes, ${decisions} of them ` +
      `decisions (phantom ${phantom}, duplicate ${duplicate}, half made ${half}, strange answers ${strange.length}; of ${mails.told} mails, untold ${mails.untold}, ` +
      `unsent ${mails.unsent}, doubled ${mails.doubled}; ` +
      `slowest start ${slowestStartMs} ms)\n`,
  );
  for (const answer of strange.slice(0, 10)) process.stdout.write(`  ${answer}\n`);
  const isTold = mails.told > 0 && mails.untold + mails.unsent + mails.doubled === 0;
  const isWhole = lost + phantom + duplicate + half + strange.length === 0 && isTold;
  if (!isWhole || acknowledged <= kills || decisions <= kills) process.exitCode = 1;
}
process.exit(process.exitCode ?? 0);
