import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ServedParts } from '@portal/back-office';
import { writtenEntry, writtenRegistry, writtenRelease } from '@portal/registry/registry-samples';
import type { FastifyPluginAsync } from 'fastify';
import { createHost, type Host, type HostOptions } from '../src/create-host';
import shell from './host-scene.shell.json';
import type { OperatedOffice } from '../src/operations/operations';

/** Content of the only file of the only release. */
export const CODE = 'console.info("agent")';

type Plugin = FastifyPluginAsync<ServedParts>;

/**
 * A server on a temporary folder with a small shell, one release and a back office of two paths, for each test of a file.
 */
export function sceneOfHost() {
  let folder: string;
  let host: Host;
  const others: Host[] = [];

  /** Writes a file below the temporary folder, such as "dist/remotes.json". */
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  /** Registers one remote whose stable release declares these routes. */
  const declare = (routes: readonly object[]) => {
    const all = routes.map((route) => ({
      page: 'home',
      title: 'Page',
      roles: ['VISITOR'],
      access: 'public',
      ...route,
    }));
    const release = writtenRelease('public', '1.0.0', { routes: all, menu: [] });
    // In the registry, without the fields that only the server reads.
    const listed = { routes: all.map((route) => ({ ...route, description: undefined })), menu: [] };
    const registry = writtenRegistry({ public: writtenEntry('public', listed) }, { serial: 1 });
    write('dist/remotes/public/1.0.0/remote.json', JSON.stringify(release));
    write('dist/remotes.json', JSON.stringify(registry));
  };
  /** Another server on the same builds, not yet open; it is closed after the test. */
  const newHost = (changes: Partial<HostOptions> = {}) => {
    const other = createHost({
      dist: path.join(folder, 'dist'),
      publicFolder: path.join(folder, 'public'),
      config: { callGapMs: 500, demo: true },
      publicUrl: undefined,
      upstreams: [{ prefixes: ['/api', '/admin/api', '/items'], upstream: { kind: 'embedded' } }],
      log: false,
      ...changes,
    });
    others.push(other);
    return other;
  };
  /** Another server, open, with this back office. */
  const open = async (
    changes?: Partial<HostOptions>,
    plugin: Plugin | 'none' = backOffice,
    office?: OperatedOffice,
  ): Promise<Host> => {
    const other = newHost(changes);
    await other.open(plugin === 'none' ? undefined : plugin, office);
    return other;
  };

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portal-host-'));
    writeBuilds(write);
    host = await open();
  });

  afterEach(async () => {
    await Promise.all(others.splice(0).map(({ app }) => app.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    get dist() {
      return path.join(folder, 'dist');
    },
    backOffice,
    get host() {
      return host;
    },
    newHost,
    open,
    /** Another server, open and listening on the loopback interface. */
    async listen(changes?: Partial<HostOptions>, plugin?: Plugin | 'none') {
      const listening = await open(changes, plugin);
      await listening.app.listen({ host: '127.0.0.1', port: 0 });
      return { host: listening, port: Number(new URL(listening.app.listeningOrigin).port) };
    },
    write,
    declare,
    get: (url: string, headers: Record<string, string> = {}) =>
      host.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } }),
  };
}

const backOffice: FastifyPluginAsync = (app) => {
  app.post('/admin/api/echo', (request) => Promise.resolve({ got: request.body }));
  app.get('/admin/api/mine', async (_request, reply) => reply.header('cache-control', 'no-store').send([]));
  app.all('/admin/api/*', async (_request, reply) => reply.code(404).send({}));
  return Promise.resolve();
};

function writeBuilds(write: (file: string, content: string | Buffer) => void): void {
  write('dist/remotes.json', '{"schema":2,"serial":1,"remotes":{}}');
  write('dist/remotes/agent/1.0.0/entry.js', CODE);
  write('dist/remotes/agent/1.0.0/entry.js.br', brotliCompressSync(CODE));
  write('dist/remotes/agent/1.0.0/entry.js.map', '{}');
  write('dist/maps/remotes/agent/1.0.0/entry.js.map', '{}');
  write('dist/maps/shell/1/main.js.map', '{}');
  write('dist/remotes/.history/1.json', '{}');
  write('dist/shell.json', JSON.stringify(shell));
  write('public/favicon.svg', '<svg/>');
  write('public/film.mp4', '0123456789');
}
