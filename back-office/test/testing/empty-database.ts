import pg from 'pg';
import { openStore } from '../../src/store/open-store';
import { schemaName } from './data-folder';

// An arbitrary constant: the workers of a run take turns on this advisory lock.
const LOCK = 59_125;

export function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  // A test of TLS switches the server's on and off while others connect.
  url.searchParams.set('sslmode', 'disable');
  return url.href;
}

/**
 * The template database with the schema and the reference data only, created by the first caller.
 * @returns its name
 */
export async function emptyDatabaseOn(serverUrl: string): Promise<string> {
  const name = `empty_${schemaName()}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await make(client, serverUrl, name);
    return name;
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

async function make(client: pg.Client, serverUrl: string, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  const store = await openStore({ databaseUrl: addressOf(serverUrl, draft) });
  await store.close();
  await client.query(`alter database ${draft} rename to ${name}`);
}
