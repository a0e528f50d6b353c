import { asSignature } from './ownership';
import {
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
import { LADDER } from './read-registry';
import { asDigest, asDigests, asFile } from './read-release';
import type { Release, ShellVersions } from './registry';

/** What the shell is called where releases of remotes and of the shell are treated alike. No remote may have the name. */
export const SHELL = 'shell';

/** A release of the shell, in the form of a remote's: no pages, and it requires what it provides itself. */
export interface ShellRelease extends Release {
  readonly provides: ShellVersions;
}

/** Validates a `shell.json`. @throws UnreadableError naming the invalid value */
export function readShellRelease(version: string, value: unknown): ShellRelease {
  const place = `${SHELL} ${version}`;
  const described = readObject(value, place);
  const base = `/${SHELL}/${version}/`;
  if (described['base'] !== base) fail(`${place}: base must be ${base}`);
  const provides = readShellVersions(described, place);
  // The server draws with these; no browser asks for them.
  const drawing = orElse(shape({ integrity: asDigests }), undefined)(
    described['drawing'],
    `${place} drawing`,
  );
  const integrity = { ...asDigests(described['integrity'], `${place} integrity`), ...drawing?.integrity };
  const [entry] = listOf(asFile)(described['scripts'], `${place} scripts`);
  if (entry === undefined || !Object.hasOwn(integrity, entry)) fail(`${place}: it has no script`);
  return {
    name: SHELL,
    version,
    base,
    scope: SHELL,
    entry,
    requires: provides,
    provides,
    integrity,
    pages: {},
    routes: [],
    menu: [],
  };
}

/** A listed version of the shell: which `shell.json` is meant, and that the portal's owner signed it. */
export interface ListedShell {
  readonly digest: string;
  readonly signature?: string | undefined;
}

/** The shell in the registry: as for remotes, without roles and switch. */
export interface ShellEntry {
  readonly stable: string;
  /** `percent`: a whole number from 0 to 100, of all browsers. */
  readonly canary: { readonly version: string; readonly percent: number; readonly salt: string } | undefined;
  readonly ladder: readonly string[];
  readonly previews: readonly string[];
  readonly versions: Readonly<Record<string, ListedShell>>;
}

const asPercent: Reader<number> = (value, place) => {
  const percent = asNumber(value, place);
  return Number.isInteger(percent) && percent >= 0 && percent <= 100
    ? percent
    : fail(`${place}: ${String(percent)} is no whole share`);
};

/** Validates the `shell` of a registry file. @throws UnreadableError naming the invalid value */
export function readShellEntry(value: unknown): ShellEntry {
  const entry = readObject(value, SHELL);
  const versions = mapOf((listed, at, version) => {
    asVersion(version, at);
    return shape<ListedShell>({ digest: asDigest, signature: orElse(asSignature, undefined) })(listed, at);
  })(entry['versions'], `${SHELL} versions`);
  const asKnown = asVersionOf(versions, 'listed');
  const read = shape<Omit<ShellEntry, 'versions'>>({
    stable: asKnown,
    canary: orElse(shape({ version: asKnown, percent: asPercent, salt: asText }), undefined),
    ladder: listOf(asKnown),
    previews: orElse(listOf(asKnown), []),
  })(entry, SHELL);
  if (read.ladder[0] !== read.stable || read.ladder.length > LADDER) fail(`${SHELL} ladder`);
  return { ...read, versions };
}

/** The shell as pages are told of it: what a browser may be given. */
export interface OfferedShells {
  readonly stable: string;
  readonly canary: { readonly version: string } | undefined;
  readonly previews: readonly string[];
}

/** The shell of a registry file, for pages to tell when to open the next page anew; undefined if unreadable. */
export function offeredShells(value: unknown): OfferedShells | undefined {
  try {
    return shape<OfferedShells>({
      stable: asVersion,
      canary: orElse(shape({ version: asVersion }), undefined),
      previews: orElse(listOf(asVersion), []),
    })(value, SHELL);
  } catch {
    return undefined;
  }
}

/** What the part of a registry for a role has of the shell: some sixty bytes. */
export function offeredPart(value: unknown): object | undefined {
  const offered = offeredShells(value);
  return offered && { stable: offered.stable, ...(offered.canary && { canary: offered.canary }) };
}

const asShellVersions = shape<ShellVersions>({
  contract: asNumber,
  kit: asText,
  react: asText,
  federation: orElse(asText, undefined),
});

/** What a shell provides, of its `shell.json`. @throws UnreadableError of an older shell, or none */
export const readShellVersions = (json: unknown, place: string): ShellVersions =>
  asShellVersions(readObject(json, place)['provides'], place);
