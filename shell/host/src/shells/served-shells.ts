import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  readShellEntry,
  readShellRelease,
  type ListedShell,
  type ShellEntry,
} from '@portal/registry/read-shell';
import { isSignedBy } from '@portal/registry/vouch';
import { readCurrentRegistry, stampOf } from '../files/current-registry';
import { readChecked } from '../files/read-checked';
import { problemOf } from '../start/last-resort';
import { verifySignature } from '../signatures/ed25519';
import { ownerKeyIn } from '../signatures/owner-key';
import { isInShare } from './canary-number';
import { readShellDescription, type ShellDescription } from './shell-description';

/** A shell that could not be given to anybody is looked at again after this time: somebody may have put it right. */
const AGAIN_MS = 5000;

export interface ServedShellsOptions {
  /** Folder of the builds; read again after changes. */
  readonly dist: string;
  /** Public key of the portal's owner, if set; else the one in the folder counts. */
  readonly ownerKey?: string | undefined;
  /** The version that everyone gets, listed or not: how a release is tried before it is deployed. */
  readonly only?: string | undefined;
  readonly now?: () => number;
  /** Called once for each reason why a version is passed over. */
  readonly report?: (problem: string) => void;
}

/** What a browser asks for with a page. */
export interface ShellWish {
  /** The version in `?shell=`. */
  readonly preview?: string | undefined;
  /** The number of this browser, 0 to 99, while a canary runs. */
  readonly number?: number | undefined;
}

export interface ChosenShell {
  readonly shell: ShellDescription;
  /** Neither a preview nor a canary: the one that the server draws pages with. */
  readonly isOrdinary: boolean;
  /** The next one of the ladder, for a browser that cannot have this one, and the digest of its `shell.json`. */
  readonly before?: { readonly shell: ShellDescription; readonly digest: string } | undefined;
}

/** What the registry lists of the shell; undefined where `dist/shell.json` alone says which one is served. */
export type ListedShells = Pick<ShellEntry, 'canary' | 'previews'> | undefined;

/** Chooses the shell of each page (decision 0056). */
export interface ServedShells {
  listed(): ListedShells;
  /**
   * The shell for a page: the preview that is asked for, the canary, the stable version, then its fallbacks; each only when
   * it is what was listed and signed.
   * @throws NoShell when none is left
   */
  choose(wish?: ShellWish): Promise<ChosenShell>;
}

/** There is no shell that may be given out: better no page than one that nobody vouches for. */
export class NoShell extends Error {
  override readonly name = 'NoShell';
  readonly statusCode = 503;
}

interface Known {
  readonly stamp: string;
  readonly entry: ShellEntry | undefined;
  readonly shells: Map<
    string,
    { readonly reading: Promise<ShellDescription | undefined>; readonly at: number }
  >;
}

/**
 * Reads a release of the shell: the very `shell.json` that is listed, signed by the portal's owner, with all its files.
 * @param listed undefined: not listed yet, while it is tried before its deployment
 * @param ownerKey undefined: this portal has no owner's key, and takes everything that lies in its folder
 * @throws with the reason why nobody may be given it
 */
async function readVerifiedShell(
  dist: string,
  version: string,
  listed: ListedShell | undefined,
  ownerKey: string | undefined,
): Promise<ShellDescription> {
  const folder = path.join(dist, 'shell', version);
  const file = path.join(folder, 'shell.json');
  const text = listed ? await readChecked(file, listed.digest) : await readFile(file, 'utf8');
  const release = readShellRelease(version, JSON.parse(text));
  if (listed && ownerKey !== undefined && !(await isSignedBy([ownerKey], release, listed, verifySignature)))
    throw new Error('the owner of the portal did not sign it');
  for (const [file, digest] of Object.entries(release.integrity))
    await readChecked(path.join(folder, file), digest);
  return readShellDescription(text);
}

export function createServedShells(options: ServedShellsOptions): ServedShells {
  const { dist, ownerKey, only, now = Date.now, report = () => undefined } = options;
  const told = new Set<string>();
  let known: Known | undefined;

  function tell(problem: string): void {
    if (!told.has(problem)) report(problem);
    told.add(problem);
  }

  function readEntry(): ShellEntry | undefined {
    try {
      const { shell } = readCurrentRegistry(dist).registry;
      return shell === undefined ? undefined : readShellEntry(shell);
    } catch (error) {
      // The registry tells its own problems.
      if (known?.entry) return known.entry;
      tell(
        `The registry says nothing of the shell that can be read (${problemOf(error).message}): shell.json counts`,
      );
      return undefined;
    }
  }

  function current(): Known {
    const stamp = stampOf(dist, known?.stamp) ?? '';
    // While apps are built from source there is none.
    if (known?.stamp !== stamp)
      known = { stamp, entry: stamp === '' ? undefined : readEntry(), shells: new Map() };
    return known;
  }

  /** A listed version; undefined when nobody may be given it. */
  async function read({ entry, shells }: Known, version: string): Promise<ShellDescription | undefined> {
    const before = shells.get(version);
    if (before && ((await before.reading) !== undefined || now() - before.at < AGAIN_MS))
      return before.reading;
    const reading = readVerifiedShell(
      dist,
      version,
      entry?.versions[version],
      ownerKeyIn(dist, ownerKey),
    ).catch((error: unknown) => {
      tell(`Shell ${version} is passed over: ${problemOf(error).message}`);
      return undefined;
    });
    shells.set(version, { reading, at: now() });
    return reading;
  }

  /** The one that a build left, for a registry that lists none. */
  async function unlisted(): Promise<ShellDescription> {
    return readShellDescription(await readFile(path.join(dist, 'shell.json'), 'utf8'));
  }

  return {
    listed: () => current().entry,
    async choose({ preview, number } = {}) {
      if (only !== undefined)
        return {
          shell: await readVerifiedShell(dist, only, undefined, ownerKeyIn(dist, ownerKey)),
          isOrdinary: true,
        };
      const found = current();
      const { entry } = found;
      if (!entry) return { shell: await unlisted(), isOrdinary: true };
      const { canary, previews, ladder } = entry;
      const special = [
        ...(preview !== undefined && previews.includes(preview) ? [preview] : []),
        ...(canary && number !== undefined && isInShare(number, canary) ? [canary.version] : []),
      ];
      let chosen: ChosenShell | undefined;
      for (const version of new Set([...special, ...ladder])) {
        const shell = await read(found, version);
        const { digest } = entry.versions[version] ?? {};
        if (shell && !chosen) chosen = { shell, isOrdinary: !special.includes(version) };
        else if (shell && chosen && digest !== undefined && ladder.includes(version))
          return { ...chosen, before: { shell, digest } };
      }
      if (chosen) return chosen;
      throw new NoShell(`No shell of the registry may be given out: ${ladder.join(', ')}`);
    },
  };
}
