import path from 'node:path';
import { backUpStore, restoreStore } from '@portal/back-office';
import { SettingError } from './settings/setting-reader';
import { readSettings } from './settings/settings';
import { explainFailure } from './start/startup-failure';

const root = path.resolve(import.meta.dirname, '../../..');
const USAGE = `Usage:
  npm run store -- backup [file]    copies the embedded store into one file; the portal is stopped
  npm run store -- restore copy     puts a copy in its place; the store that is there is moved aside
A copy is a file of such a backup, or one of the folders in snapshots/, where a running portal copies itself every
PORTAL_COPY_MINUTES (5) when something changed. The folder is PORTAL_DATA_DIR.`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function run([action, given]: readonly string[]): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env, root);
  const isKnown = action === 'backup' || action === 'restore';
  if (!isKnown || (action === 'restore' && given === undefined) || given?.startsWith('-')) {
    say(USAGE);
    process.exitCode = given === '--help' || action === '--help' ? 0 : 1;
    return;
  }
  if (databaseUrl !== undefined) {
    throw new SettingError(
      'DATABASE_URL is set: a PostgreSQL is copied with its own tools, pg_dump and pg_restore.',
    );
  }
  const file = given === undefined ? undefined : path.resolve(given);
  if (action === 'backup') {
    say(`The store of ${dataDir} is in ${await backUpStore(dataDir, file, new Date())}`);
    return;
  }
  const { rows, files, lost, movedTo } = await restoreStore(file ?? '', dataDir, new Date());
  say(`${dataDir} holds what was in ${file ?? ''}:`);
  for (const [table, count] of Object.entries(rows)) if (count > 0) say(`  ${table}: ${String(count)}`);
  say(`  files beside the database: ${String(files)}; every checksum is right`);
  if (lost > 0) say(`  ${String(lost)} files were lost already in the store that was copied.`);
  if (movedTo !== undefined) say(`The store that was there is in ${movedTo}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explainFailure(error, '')}\n`);
  process.exitCode = 1;
}
