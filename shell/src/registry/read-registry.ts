import { readListed, readRoles } from './read-release';
import type { Canary, Registry, RemoteEntry } from './registry';
import { UnreadableError, asName, asText, asVersion, fail, readList, readObject } from './read-json';

/** The layout of `/remotes.json` that this shell understands. */
const SCHEMA = 2;
/** Stable and the two below it. */
const LADDER = 3;

/** A remote that was left out, and why: one bad entry costs that remote and nothing else. */
export interface Refusal {
  readonly remote: string;
  readonly reason: string;
}

/** A registry that can be relied on, and what had to be refused to get there. */
export interface ReadRegistry {
  readonly registry: Registry;
  readonly refused: readonly Refusal[];
}

/**
 * Validates `/remotes.json` (federation.md D2). A remote with a foreign origin, a missing integrity, a path that
 * leaves its folder or anything else out of form is refused alone.
 * @param json the parsed file, of which nothing is believed
 * @throws UnreadableError when the file as a whole is not a registry of a known schema
 */
export function readRegistry(json: unknown): ReadRegistry {
  const file = readObject(json, 'registry');
  if (file['schema'] !== SCHEMA) fail(`registry: unknown schema ${String(file['schema'])}`);
  const serial = file['serial'];
  if (typeof serial !== 'number' || !Number.isSafeInteger(serial) || serial < 0) fail('registry: bad serial');

  const remotes: Record<string, RemoteEntry> = {};
  const refused: Refusal[] = [];
  for (const [name, value] of Object.entries(readObject(file['remotes'], 'remotes'))) {
    try {
      remotes[name] = readEntry(name, value);
    } catch (error) {
      if (!(error instanceof UnreadableError)) throw error;
      refused.push({ remote: name, reason: error.message });
    }
  }
  const { generatedAt } = file;
  const written = typeof generatedAt === 'string' ? generatedAt : undefined;
  return { registry: { serial, generatedAt: written, remotes }, refused };
}

function readEntry(key: string, value: unknown): RemoteEntry {
  const name = asName(key, 'remote name');
  const entry = readObject(value, name);
  const versions = Object.fromEntries(
    Object.entries(readObject(entry['versions'], `${name}: versions`)).map(([version, listed]) => [
      asVersion(version, `${name}: version`),
      readListed(name, version, listed),
    ]),
  );
  const known = (version: unknown, place: string): string => {
    const text = asVersion(version, `${name}: ${place}`);
    if (!Object.hasOwn(versions, text)) fail(`${name}: ${place} ${text} is not described`);
    return text;
  };
  const stable = known(entry['stable'], 'stable');
  const ladder = readList(entry['ladder'], `${name}: ladder`).map((item) => known(item, 'ladder'));
  if (ladder[0] !== stable || ladder.length > LADDER) fail(`${name}: ladder`);
  const { canary, previews } = entry;
  const release: RemoteEntry = {
    name,
    owner: asText(entry['owner'], `${name}: owner`),
    stable,
    canary: canary === undefined ? undefined : readCanary(canary, name, known),
    ladder,
    previews: readList(previews ?? [], `${name}: previews`).map((item) => known(item, 'preview')),
    disabled: readSwitch(entry['disabled'], name),
    versions,
  };
  for (const version of [stable, release.canary?.version ?? stable])
    if (!versions[version]?.declared) fail(`${name}: ${version} declares no routes`);
  return release;
}

function readCanary(
  value: unknown,
  name: string,
  known: (version: unknown, place: string) => string,
): Canary {
  const canary = readObject(value, `${name}: canary`);
  const { percent, roles } = canary;
  if (typeof percent !== 'number' || !(percent >= 0 && percent <= 100)) fail(`${name}: canary percent`);
  return {
    version: known(canary['version'], 'canary'),
    percent,
    roles: roles === undefined ? undefined : readRoles(roles, `${name}: canary`),
    salt: asText(canary['salt'], `${name}: canary salt`),
  };
}

function readSwitch(value: unknown, name: string): string | undefined {
  if (value === false) return undefined;
  return asText(readObject(value, `${name}: disabled`)['message'], `${name}: disabled`);
}
