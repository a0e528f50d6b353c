import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { DurableFileSystem } from './durable-file-system';
import { parsers } from './pglite-database';
import { StorageAwayError } from './storage-away';

export interface EmbeddedEngine {
  client(): PGlite;
  /** Rises with every commit. */
  syncs(): number;
  /** It has stopped for good: only `revive` helps. */
  isDead(): boolean;
  /** Reopens the folder, as after a crash. @throws when the disk still fails */
  revive(): Promise<void>;
  close(): Promise<void>;
}

export type MakeFileSystem = (folder: string) => DurableFileSystem;

/** PGlite starts PostgreSQL without syncs (`-F`); the store needs durable commits. */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

interface Running {
  readonly client: PGlite;
  readonly files: DurableFileSystem;
}

/** Rejects calls to a database that has stopped: PGlite would wait for an answer in an endless loop. */
function askOnlyTheLiving({ client, files }: Running): void {
  const ask = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    if (files.isDead) throw new StorageAwayError('The embedded database stopped: its disk failed.');
    return ask(message);
  };
}

/** Opens the database of a data folder. @throws Error when syncs do not work or it cannot be opened */
export async function openEngine(folder: string, makeFiles: MakeFileSystem): Promise<EmbeddedEngine> {
  const open = async (): Promise<Running> => {
    const files = makeFiles(path.join(folder, 'database'));
    const client = await PGlite.create({ fs: files, startParams: durableStart, parsers });
    const opened = { client, files };
    askOnlyTheLiving(opened);
    try {
      await checkSyncs(opened);
    } catch (problem) {
      if (!files.isDead) await client.close();
      throw problem;
    }
    return opened;
  };
  let running = await open();
  let syncsBefore = 0;
  return {
    client: () => running.client,
    syncs: () => syncsBefore + running.files.syncs,
    isDead: () => running.files.isDead,
    revive: async () => {
      const next = await open();
      syncsBefore += running.files.syncs;
      running = next;
    },
    close: async () => {
      if (!running.files.isDead) await running.client.close();
    },
  };
}

async function checkSyncs({ client, files }: Running): Promise<void> {
  const before = files.syncs;
  await client.exec(
    'create table if not exists sync_check (at timestamptz); delete from sync_check; insert into sync_check values (now())',
  );
  if (files.syncs === before)
    throw new Error('The embedded store does not sync its commits to the disk: refusing to start.');
}
