import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { writeTarball } from '@portal/build/write-tarball';

const store = path.resolve(import.meta.dirname, '../../node_modules/.pnpm');
const TARBALL = /^\/-\/(.+)\/([^/]+)\.tgz$/;

type Folders = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Name → version → folder of every package that pnpm installed here. */
function installedPackages(): Folders {
  const found = new Map<string, Map<string, string>>();
  const folders = (within: string) =>
    readdirSync(within, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => path.join(within, entry.name));
  const packages = folders(store)
    .filter((home) => home.includes('@', store.length))
    .flatMap((home) => folders(path.join(home, 'node_modules')))
    .flatMap((home) => (path.basename(home).startsWith('@') ? folders(home) : [home]));
  for (const home of packages) {
    const { name, version } = manifestOf(home);
    found.set(name, (found.get(name) ?? new Map<string, string>()).set(version, home));
  }
  return found;
}

const manifestOf = (home: string) =>
  JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { name: string; version: string };

/** What a registry says of a package; the newest version is the latest. */
function describe(name: string, versions: ReadonlyMap<string, string>, address: string) {
  const newest = [...versions.keys()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  const described = [...versions].map(([version, home]) => [
    version,
    { ...manifestOf(home), dist: { tarball: `${address}/-/${name}/${version}.tgz` } },
  ]);
  return { name, 'dist-tags': { latest: newest }, versions: Object.fromEntries(described) as object };
}

/**
 * A registry of npm that offers what this workspace has installed, so that a story can install in a repository of its own
 * with the ordinary client and without a network.
 * @param folder where tarballs are made
 */
export async function startInstalledRegistry(folder: string) {
  const packages = installedPackages();
  let address = '';
  /** npm may ask for one twice at the same time. */
  const made = new Map<string, Promise<Buffer>>();
  function tarballOf(home: string, name: string): Promise<Buffer> {
    const file = path.join(folder, name);
    const making = made.get(name) ?? writeTarball(home, file, new Date(0), 1).then(() => readFileSync(file));
    made.set(name, making);
    return making;
  }
  const server = createServer((request, response) => {
    void (async () => {
      const asked = decodeURIComponent(request.url ?? '');
      const [, name = '', version = ''] = TARBALL.exec(asked) ?? [];
      const home = packages.get(name)?.get(version);
      const versions = packages.get(asked.slice(1));
      if (home !== undefined) {
        response.end(await tarballOf(home, `${name.replace('/', '-')}-${version}.tgz`));
      } else if (versions !== undefined) {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(describe(asked.slice(1), versions, address)));
      } else response.writeHead(404).end('{}');
    })().catch((problem: unknown) => response.writeHead(500).end(String(problem)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
