import { PGlite } from '@electric-sql/pglite';
import { filesInRows } from './kept-files';
import { migrate } from './migrate';
import { openFolder } from './open-folder';
import { parsers, pgliteDatabase } from './pglite-database';
import { postgresDatabase } from './postgres-database';
import { findPostgres } from './postgres-server';
import { empty, loadDefaults, loadReferenceData, renumber, restartIds } from './reference-data';
import type { Opened, OpenOptions, Store, StoreLocation, StoreOptions } from './store';

/**
 * Opens the store of a location, with schema and reference data up to date.
 * @throws StoreInUseError, NewerSchemaError; Error when a server does not answer or syncs do not work
 */
export async function openStore(location: StoreLocation, options: StoreOptions = {}): Promise<Store> {
  const now = options.now ?? (() => new Date());
  const onProblem = options.onProblem ?? (() => undefined);
  const opened = await open(location, { ...options, now, onProblem });
  const { database, kind, snapshot } = opened;
  try {
    await opened.patiently(async (patient) => {
      await migrate(patient, now);
      await loadReferenceData(patient);
      await renumber(patient);
    });
    await opened.ready?.();
  } catch (problem) {
    await database.close();
    throw problem;
  }
  return {
    ...database,
    kind,
    files: opened.files,
    snapshot,
    isWritable: opened.isWritable,
    patiently: opened.patiently,
    dump: () => opened.dump?.() ?? Promise.resolve(undefined),
    renumber: () => renumber(database),
    reset: () =>
      database.transaction(async (tx) => {
        await empty(tx);
        await loadDefaults(tx);
        await restartIds(tx);
      }),
  };
}

function open(location: StoreLocation, options: OpenOptions): Promise<Opened> {
  if ('databaseUrl' in location) return openPostgres(location, options);
  if ('memory' in location) return openMemory(location.from);
  return openFolder(location.dataDir, options);
}

/** Time-outs for work at start: a new index on a large table, or waiting for another instance's start. */
const PATIENT = {
  statementMs: 600_000,
  transactionMs: 600_000,
  lockMs: 600_000,
  connectionMs: 10_000,
  connections: 2,
};

/** Without a folder: files in rows, no copies, no disk to watch. */
const folderless = {
  files: filesInRows,
  snapshot: () => Promise.resolve(undefined),
  isWritable: () => true,
} as const;

async function openPostgres(
  { databaseUrl, isPooled }: Extract<StoreLocation, { databaseUrl: string }>,
  { onProblem, patience }: OpenOptions,
): Promise<Opened> {
  const server = await findPostgres(databaseUrl, isPooled);
  const database = postgresDatabase(server, onProblem, patience);
  const patiently: Opened['patiently'] = async (work) => {
    const patient = postgresDatabase(server, onProblem, PATIENT);
    try {
      return await work(patient);
    } finally {
      await patient.close();
    }
  };
  return { ...folderless, database, kind: 'postgres', patiently };
}

async function openMemory(from: Blob | undefined): Promise<Opened> {
  const client = await PGlite.create({ parsers, ...(from ? { loadDataDir: from } : {}) });
  const dump = () => client.dumpDataDir('none');
  const database = pgliteDatabase(() => client);
  return { ...folderless, database, kind: 'memory', patiently: (work) => work(database), dump };
}
