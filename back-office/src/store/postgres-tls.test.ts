import { chown, mkdtemp, chmod, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import identity from '../../test/testing/mail-server-identity.json' with { type: 'json' };
import { findPostgres, type PostgresServer } from './postgres-server';
import { readPostgresAddress } from './postgres-tls';

const ADDRESS = 'postgres://portal:secret@127.0.0.1:5432/portal';
const at = (query: string) => readPostgresAddress(`${ADDRESS}?${query}`);

describe('what DATABASE_URL says of TLS, as libpq means it', () => {
  it('leaves nothing of it in the address, and everything else', () => {
    expect(at('sslmode=require&application_name=portal&sslrootcert=system').url).toBe(
      `${ADDRESS}?application_name=portal`,
    );
  });

  it.each([
    ['', [{ rejectUnauthorized: false }, false]],
    ['sslmode=disable', [false]],
    ['sslmode=allow', [false, { rejectUnauthorized: false }]],
    ['sslmode=prefer', [{ rejectUnauthorized: false }, false]],
    ['sslmode=require', [{ rejectUnauthorized: false }]],
    ['sslmode=verify-full', [{}]],
    ['ssl=true', [{}]],
  ])('“%s” is tried as %j', (query, ways) => expect(at(query).ways).toEqual(ways));

  it.each([
    [
      'sslmode=no-verify',
      'DATABASE_URL: sslmode=no-verify is not one of disable, allow, prefer, require, verify-ca, verify-full.',
    ],
    ['sslmode=verify-ca', /^DATABASE_URL: sslmode=verify-ca needs sslrootcert=, the file of the authority/],
    [
      'sslmode=verify-full&sslrootcert=/nowhere/ca.pem',
      'DATABASE_URL names a file that cannot be read: sslrootcert=/nowhere/ca.pem (ENOENT).',
    ],
  ])('“%s” is one clear line', (query, line) => expect(() => at(query)).toThrow(line));
});

const serverUrl = process.env['TEST_DATABASE_URL'];
const onPostgres = serverUrl === undefined ? describe.skip : describe;
const SLOW_MS = 60_000;

async function run(statements: readonly string[]): Promise<pg.QueryResult<Record<string, string>>> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    let last = await client.query<Record<string, string>>('select 1');
    for (const statement of statements) last = await client.query<Record<string, string>>(statement);
    return last;
  } finally {
    await client.end();
  }
}

/** Whether a connection is encrypted, according to the server. */
async function isEncrypted({ config }: PostgresServer): Promise<unknown> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ ssl: boolean }>(
      'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
    );
    return rows[0]?.ssl;
  } finally {
    await client.end();
  }
}

onPostgres('a PostgreSQL with a certificate of its own', () => {
  let folder: string;
  const withMode = (query: string) => `${serverUrl ?? ''}?${query}`;

  beforeAll(async () => {
    const { rows } = await run(['show data_directory']);
    folder = await mkdtemp(path.join(tmpdir(), 'portal-tls-'));
    await chmod(folder, 0o755);
    const owner = await stat(rows[0]?.['data_directory'] ?? '/');
    for (const [name, pem] of Object.entries(identity)) {
      const file = path.join(folder, `${name}.pem`);
      await writeFile(file, `${pem}\n`, { mode: 0o600 });
      if (userInfo().uid === 0 && name === 'key') await chown(file, owner.uid, owner.gid);
      if (name === 'cert') await chmod(file, 0o644);
    }
    await run([
      `alter system set ssl_cert_file = '${path.join(folder, 'cert.pem')}'`,
      `alter system set ssl_key_file = '${path.join(folder, 'key.pem')}'`,
      'alter system set ssl = on',
      'select pg_reload_conf()',
    ]);
    const late = performance.now() + 20_000;
    while ((await run(['show ssl'])).rows[0]?.['ssl'] !== 'on' && performance.now() < late)
      await new Promise((resolve) => setTimeout(resolve, 100));
  }, SLOW_MS);
  afterAll(async () => {
    await run(['alter system reset all', 'select pg_reload_conf()']);
    await rm(folder, { recursive: true, force: true });
  }, SLOW_MS);

  it.each([
    ['', true],
    ['sslmode=disable', false],
    ['sslmode=allow', false],
    ['sslmode=prefer', true],
    ['sslmode=require', true],
  ])('“%s” connects; encrypted: %s', async (query, encrypted) => {
    expect(await isEncrypted(await findPostgres(withMode(query)))).toBe(encrypted);
  });

  it.each(['verify-ca', 'verify-full', 'require'])(
    'sslmode=%s connects by the authority that is named',
    async (mode) => {
      const authority = `sslmode=${mode}&sslrootcert=${path.join(folder, 'cert.pem')}`;
      expect(await isEncrypted(await findPostgres(withMode(authority)))).toBe(true);
    },
  );

  it('verify-full checks the name too, verify-ca does not', async () => {
    const { port, username, password } = new URL(serverUrl ?? '');
    const query = `sslrootcert=${path.join(folder, 'cert.pem')}`;
    const named = `postgres://${username}:${password}@localhost:${port}/postgres?${query}`;
    await expect(findPostgres(`${named}&sslmode=verify-full`)).rejects.toThrow(
      /^The database of DATABASE_URL does not answer: its certificate is not trusted \(.+\): name its authority by sslrootcert=/,
    );
    expect(await findPostgres(`${named}&sslmode=verify-ca`)).toMatchObject({ isPooled: false });
  });

  it('an authority that nobody named is one clear line', async () => {
    await expect(findPostgres(withMode('sslmode=verify-full'))).rejects.toThrow(
      /its certificate is not trusted/,
    );
  });
});

onPostgres('a PostgreSQL without TLS', () => {
  it('is reached when encryption is preferred, and not when it is required', async () => {
    expect(await isEncrypted(await findPostgres(serverUrl ?? ''))).toBe(false);
    await expect(findPostgres(`${serverUrl ?? ''}?sslmode=require`)).rejects.toThrow(/does not support SSL/);
  });
});
