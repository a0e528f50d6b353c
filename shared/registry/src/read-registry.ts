import { asOwnership } from './ownership';
import { asOwnPath, asRoles, readListed } from './read-release';
import type { Canary, Registry, RemoteEntry } from './registry';
import {
  UnreadableError,
  asName,
  asNumber,
  asText,
  asVersion,
  asVersionOf,
  fail,
  listOf,
  mapOf,
  orElse,
  readObject,
  shape,
  type Reader,
} from './read-json';

/** The schema of `/remotes.json` that this shell supports. */
const SCHEMA = 2;
/** Stable and two fallbacks. */
export const LADDER = 3;

/** An invalid remote, and why: one bad entry costs that remote and nothing else. */
export interface Refusal {
  readonly remote: string;
  readonly reason: string;
}

/** The valid part of a registry, and the refused remotes. */
export interface ReadRegistry {
  readonly registry: Registry;
  readonly refused: readonly Refusal[];
}

/** Validates `/remotes.json`, each remote on its own. @throws UnreadableError when the file is no registry. */
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
  const elsewhere = orElse(listOf(asOwnPath), [])(file['elsewhere'], 'elsewhere');
  return { registry: { serial, generatedAt: written, remotes, elsewhere, shell: file['shell'] }, refused };
}

function readEntry(key: string, value: unknown): RemoteEntry {
  const name = asName(key, 'remote name');
  const entry = readObject(value, name);
  const versions = mapOf((listed, at, version) => readListed(name, asVersion(version, at), listed))(
    entry['versions'],
    `${name} versions`,
  );
  const asKnown = asVersionOf(versions, 'described');
  const { stable, canary, ladder, previews } = shape<
    Pick<RemoteEntry, 'stable' | 'canary' | 'ladder' | 'previews'>
  >({
    stable: asKnown,
    canary: orElse(
      shape<Canary>({ version: asKnown, percent: asShare, roles: orElse(asRoles, undefined), salt: asText }),
      undefined,
    ),
    ladder: listOf(asKnown),
    previews: orElse(listOf(asKnown), []),
  })(entry, name);
  if (ladder[0] !== stable || ladder.length > LADDER) fail(`${name} ladder`);
  for (const version of [stable, canary?.version ?? stable])
    if (!versions[version]?.declared) fail(`${name} ${version} declares no routes`);
  const disabled = readSwitch(entry['disabled'], name);
  return { ...asOwnership(entry, name), name, stable, canary, ladder, previews, disabled, versions };
}

const asShare: Reader<number> = (value, place) => {
  const percent = asNumber(value, place);
  return percent >= 0 && percent <= 100 ? percent : fail(`${place}: ${percent} is no share`);
};

const readSwitch = (value: unknown, name: string): string | undefined =>
  value === false ? undefined : asText(readObject(value, `${name} disabled`)['message'], `${name} disabled`);
