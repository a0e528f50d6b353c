import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import policy from '../remotes.policy.json';
import { trespasses } from '../src/registry/ownership-policy';
import { asName, readObject } from '../src/registry/read-json';
import { readRegistry } from '../src/registry/read-registry';
import { readRelease } from '../src/registry/read-release';
import type { Release } from '../src/registry/registry';

/** Versions of one remote that stay downloadable: the current one and those a failing release falls back to. */
const LADDER = 3;

export interface Deployment {
  /** Folder that the host serves from. */
  readonly dist: string;
  /** The remotes to point at, by version; the others stay as they are. */
  readonly current: readonly { readonly name: string; readonly version: string }[];
}

interface WrittenEntry {
  readonly owner: string;
  readonly stable: string;
  readonly canary?: { readonly version: string };
  readonly ladder: readonly string[];
  readonly previews?: readonly string[];
  readonly disabled: unknown;
  readonly versions: Readonly<Record<string, unknown>>;
}

/** The registry as it is written: what a browser reads, and what the next deployment starts from. */
export interface WrittenRegistry {
  readonly schema: 2;
  readonly serial: number;
  readonly generatedAt: string;
  readonly remotes: Readonly<Record<string, WrittenEntry>>;
}

/**
 * Points `remotes.json` at the given versions by one atomic rename, and keeps every registry ever served in
 * `remotes/.history/<serial>.json`. Nothing is written when nothing changed.
 * @throws Error naming the remote that is incomplete, out of form, or claims what the ownership policy gives to others
 */
export function assembleRegistry({ dist, current }: Deployment): WrittenRegistry {
  const file = path.join(dist, 'remotes.json');
  const previous = readPrevious(file);
  const remotes = { ...previous?.remotes };
  for (const { name, version } of current) {
    remotes[name] = pointAt(dist, asName(name, 'remote'), version, remotes[name]);
  }
  if (previous && JSON.stringify(previous.remotes) === JSON.stringify(remotes)) return previous;

  const history = path.join(dist, 'remotes/.history');
  const registry: WrittenRegistry = {
    schema: 2,
    serial: Math.max(previous?.serial ?? 0, ...serialsIn(history)) + 1,
    generatedAt: new Date().toISOString(),
    remotes,
  };
  const { refused } = readRegistry(registry);
  if (refused[0]) throw new Error(`The registry would refuse ${refused[0].remote}: ${refused[0].reason}`);

  const text = `${JSON.stringify(registry)}\n`;
  mkdirSync(history, { recursive: true });
  writeFileSync(path.join(history, `${registry.serial}.json`), text);
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
  return registry;
}

/** The entry of a remote once it points at a version: that one first, then the last ones that are still whole. */
function pointAt(
  dist: string,
  name: string,
  version: string,
  previous: WrittenEntry | undefined,
): WrittenEntry {
  const wanted = [version, ...(previous?.ladder ?? []).filter((older) => older !== version)];
  const ladder = wanted.filter((each, index) => index === 0 || isWhole(dist, name, each)).slice(0, LADDER);
  const listed = new Set([...ladder, ...(previous?.previews ?? [])]);
  if (previous?.canary) listed.add(previous.canary.version);
  const versions = Object.fromEntries(
    [...listed].map((each) => {
      const speaks = each === version || each === previous?.canary?.version;
      return [each, listVersion(dist, name, each, { speaks, isStable: each === version })];
    }),
  );
  const { owner } = readObject(readDescription(dist, name, version), name);
  return {
    ...previous,
    owner: String(owner),
    stable: version,
    ladder,
    disabled: previous?.disabled ?? false,
    versions,
  };
}

const folderOf = (dist: string, name: string, version: string) => path.join(dist, 'remotes', name, version);

const readDescription = (dist: string, name: string, version: string): unknown =>
  JSON.parse(readFileSync(path.join(folderOf(dist, name, version), 'remote.json'), 'utf8'));

/** Whether a release is there with every file that it names. */
function isWhole(dist: string, name: string, version: string): boolean {
  const folder = folderOf(dist, name, version);
  if (!existsSync(path.join(folder, 'remote.json'))) return false;
  const { integrity } = readObject(readDescription(dist, name, version), name);
  return Object.keys(readObject(integrity, name)).every((each) => existsSync(path.join(folder, each)));
}

const isForVisitors = ({ routes }: Release): boolean =>
  routes.some(({ access, roles }) => access === 'public' && roles.includes('VISITOR'));

/**
 * What the registry carries of a release. Routes and menu only when the release speaks for its remote; its files only
 * when a first visit opens it: everybody else asks for its `remote.json`, whose digest stands here.
 */
function listVersion(
  dist: string,
  name: string,
  version: string,
  { speaks, isStable }: { speaks: boolean; isStable: boolean },
): unknown {
  const release = readRelease(name, version, readDescription(dist, name, version));
  const [trespass] = trespasses(name, release.routes, policy);
  if (trespass) {
    const { remote, path: claimed, roles } = trespass;
    throw new Error(
      `mfe-${remote} claims ${claimed} for ${roles.join(', ')}, which shell/remotes.policy.json does not give it.`,
    );
  }
  const { scope, entry, requires, integrity, pages, routes, menu } = release;
  const file = readFileSync(path.join(folderOf(dist, name, version), 'remote.json'));
  return {
    requires,
    digest: `sha384-${createHash('sha384').update(file).digest('base64')}`,
    ...(speaks && { routes, menu }),
    ...(isStable && isForVisitors(release) && { description: { scope, entry, integrity, pages } }),
  };
}

/** Serials of the registries that were ever served from here. */
const serialsIn = (history: string): readonly number[] =>
  existsSync(history) ? readdirSync(history).map((file) => Number.parseInt(file, 10) || 0) : [];

/** The registry of the last deployment; undefined when there is none that can be read. */
function readPrevious(file: string): WrittenRegistry | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    readRegistry(JSON.parse(text));
    return JSON.parse(text) as WrittenRegistry;
  } catch {
    // Written by another version of the tools: it is replaced.
    return undefined;
  }
}
