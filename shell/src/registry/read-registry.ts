import { readRelease } from './read-release';
import type { Registry, RemoteEntry } from './registry';
import { UnreadableError, asName, asText, asVersion, fail, readList, readObject } from './read-json';

/** The layout of `/remotes.json` that this shell understands. */
const SCHEMA = 1;
const SWITCHED_OFF = 'Cette rubrique est momentanément indisponible.';

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
  return { registry: { serial, remotes }, refused };
}

function readEntry(key: string, value: unknown): RemoteEntry {
  const name = asName(key, 'remote name');
  const entry = readObject(value, name);
  const stable = asVersion(entry['stable'], `${name}: stable`);
  const versions = Object.fromEntries(
    Object.entries(readObject(entry['versions'], `${name}: versions`)).map(([version, release]) => [
      asVersion(version, `${name}: version`),
      readRelease(name, version, release),
    ]),
  );
  const ladder = readList(entry['ladder'], `${name}: ladder`).map((item) =>
    asVersion(item, `${name}: ladder`),
  );
  const unknown = [stable, ...ladder].find((version) => !Object.hasOwn(versions, version));
  if (unknown !== undefined) fail(`${name}: version ${unknown} is not described`);
  return {
    name,
    owner: asText(entry['owner'], `${name}: owner`),
    stable,
    ladder,
    disabled: readSwitch(entry['disabled'], name),
    versions,
  };
}

function readSwitch(value: unknown, name: string): string | undefined {
  if (value === undefined || value === false) return undefined;
  if (value === true) return SWITCHED_OFF;
  return asText(readObject(value, `${name}: disabled`)['message'], `${name}: disabled`);
}
