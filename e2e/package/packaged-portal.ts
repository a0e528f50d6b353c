import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { makeCertificate, nginxSettings, type Ports } from '@portal/build/try-nginx';
import { endsWithUs } from '../fixtures/ends-with-us';
import { startProduction, type ProductionPortal } from '../fixtures/production-portal';

const root = path.resolve(import.meta.dirname, '../..');
/** Root could write to read-only files, so run as nobody. */
const USER = process.getuid?.() === 0 ? 65_534 : undefined;
const PATIENCE_MS = 10_000;

interface Manifest {
  readonly name: string;
  readonly version: string;
}
const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;
const FILE = path.join(root, `.cache/package/${name}-${version}.tar.gz`);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A read-only folder with the package, and a data folder that only the portal can read. */
function unpack(): { readonly folder: string; readonly portal: string; readonly data: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-package-'));
  chmodSync(folder, 0o755);
  execFileSync('tar', ['-xzf', FILE, '-C', folder]);
  const portal = path.join(folder, `${name}-${version}`);
  execFileSync('chmod', ['-R', 'a-w', portal]);
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (USER !== undefined) chownSync(data, USER, USER);
  return { folder, portal, data };
}

/** Starts nginx with the recipe's configuration; resolves once it answers. */
async function startNginx(folder: string, ports: Ports): Promise<() => Promise<void>> {
  makeCertificate(folder);
  const args = ['-e', 'stderr', '-c', nginxSettings(folder, ports)];
  const search = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;
  const child = endsWithUs(spawn('nginx', args, { stdio: 'inherit', env: { PATH: search } }));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${String(ports.http)}/`, { redirect: 'manual' }).catch(
      () => undefined,
    );
    if (answer !== undefined) break;
    if (Date.now() > until || child.exitCode !== null) throw new Error('nginx does not answer');
  }
  return async () => {
    child.kill('SIGQUIT');
    await ended;
  };
}

async function readyIn(portal: ProductionPortal): Promise<number> {
  const began = Date.now();
  if ((await portal.ready) === undefined) throw new Error(`The package does not start.\n${portal.said()}`);
  return Date.now() - began;
}

/** Unpacks the package into an otherwise empty folder, and starts it as documented: a demonstration behind nginx. */
export async function startPackage() {
  const { folder, portal, data } = unpack();
  const ports = { https: await freePort(), http: await freePort(), portal: await freePort() };
  const address = `https://portail.example:${String(ports.https)}`;
  const settings = {
    // Node only: no npm, no shell, no other program on the path, and no home folder to write to.
    PATH: '/nowhere',
    HOME: '/nowhere',
    PORTAL_DATA_DIR: data,
  };
  const served = {
    ...settings,
    PORT: String(ports.portal),
    PUBLIC_URL: address,
    TRUSTED_PROXIES: '127.0.0.1',
    PORTAL_DEMO: '1',
  };
  const entry = path.join(portal, 'portal.mjs');
  const running = startProduction(folder, served, { entry, user: USER });
  const startMs = await readyIn(running);
  const stopNginx = await startNginx(folder, ports);
  return {
    /** nginx, under the host name of the recipes. */
    address,
    /** nginx without TLS, by IP address: the caller sets the Host header. */
    plainAddress: `http://127.0.0.1:${String(ports.http)}`,
    local: `http://127.0.0.1:${String(ports.portal)}`,
    /** Milliseconds until it was ready, on an empty data folder. */
    startMs,
    files: () => filesBelow(portal, { skipped: [] }),
    run(args: readonly string[], more: Readonly<Record<string, string>> = {}) {
      try {
        const said = execFileSync(process.execPath, [entry, ...args], {
          cwd: folder,
          env: { ...settings, ...more },
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
          ...(USER !== undefined && { uid: USER, gid: USER }),
        });
        return { code: 0, said };
      } catch (error) {
        const { status, stdout, stderr } = error as {
          readonly status: number;
          readonly stdout: string;
          readonly stderr: string;
        };
        return { code: status, said: stdout + stderr };
      }
    },
    /** Stops the portal as a service manager does; resolves with its exit code. */
    stop: () => running.kill('SIGTERM'),
    async remove() {
      await running.kill('SIGKILL');
      await stopNginx();
      execFileSync('chmod', ['-R', 'u+w', portal]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type PackagedPortal = Awaited<ReturnType<typeof startPackage>>;
