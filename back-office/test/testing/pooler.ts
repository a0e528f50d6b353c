import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

const INSTALL_MS = 180_000;
const TRIES = 100;
const PAUSE_MS = 50;
const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];
const isRoot = userInfo().uid === 0;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

export const hasPgBouncer = (): boolean => PLACES.some((place) => existsSync(place));

/** Finds PgBouncer, or installs it; otherwise the reason why there is none. */
export function findPgBouncer(): { readonly program: string } | { readonly missing: string } {
  const found = () => PLACES.find((place) => existsSync(place));
  const there = found();
  if (there !== undefined) return { program: there };
  if (!isRoot) return { missing: 'pgbouncer is not installed, and only root can install it' };
  const installing = ['install', '-y', '--no-install-recommends', 'pgbouncer'];
  const { error, status, stderr } = spawnSync('apt-get', installing, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: INSTALL_MS,
  });
  if (error ?? status !== 0) {
    const reason = error?.message ?? stderr.trim().split('\n').at(-1) ?? '';
    return { missing: `apt-get could not install pgbouncer: ${reason}` };
  }
  const now = found();
  return now === undefined ? { missing: 'apt-get installed no pgbouncer' } : { program: now };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Starts a PgBouncer in transaction mode with three connections, so that sessions change between transactions.
 * @param url of the server, whose user and password it uses for everybody
 * @param ignored startup parameters that it passes over
 * @returns the address of the same database behind it
 */
export async function startPooler(
  program: string,
  url: string,
  ignored: readonly string[],
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const server = new URL(url);
  const port = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-pooler-'));
  await chmod(folder, 0o755);
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    [
      '[databases]',
      `* = host=${server.hostname} port=${server.port} user=${server.username} password=${server.password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${String(port)}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 3',
      ...(ignored.length > 0 ? [`ignore_startup_parameters = ${ignored.join(', ')}`] : []),
    ].join('\n'),
  );
  // It refuses to run as root; the package creates the database's user.
  const child = spawn(program, [...(isRoot ? ['-u', 'postgres'] : []), '-q', settings], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  for (let tries = 0; tries < TRIES && !(await answers(port)); tries += 1) await pause();
  const behind = new URL(url);
  behind.port = String(port);
  return {
    url: behind.href,
    stop: async () => {
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), 2_000).unref();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
