import { readUploaded } from '../registry/built-release';
import type { FactsByRelease, ReleaseFacts } from '../registry/release-facts';
import type { ReleasedApps, ReleasedEntry } from '../registry/written-registry';
import { Refusal } from '../refusal';
import { ownerKeyOf } from './owner';
import { ownedApps } from './ownership-document';
import { keptSignature } from './sign-release';

function signerOf(dist: string, name: string, key: string): string {
  if (key === ownerKeyOf(dist)) return 'the owner of the portal';
  const known = ownedApps(dist)[name]?.keys.find((each) => each.key === key);
  return known?.name === undefined ? `key ${key}` : `“${known.name}”`;
}

/** The facts of a release on the disk; undefined when it is not there, or cannot be read. */
export function factsOf(dist: string, name: string, version: string): ReleaseFacts | undefined {
  try {
    const built = readUploaded(dist, name, version);
    const signed = keptSignature(dist, built);
    return {
      owner: built.owner,
      signer: signed && signerOf(dist, name, signed.key),
      signedAt: signed?.at,
      provenance: built.provenance,
    };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The versions that a change lists for the first time, or gives to everyone. */
function newIn(before: ReleasedEntry | undefined, { stable, versions }: ReleasedEntry): readonly string[] {
  return Object.keys(versions).filter(
    (version) =>
      !Object.hasOwn(before?.versions ?? {}, version) || (version === stable && before?.stable !== stable),
  );
}

/** The facts of what a change lists for the first time, or gives to everyone: for the history. */
export function factsOfChange(
  dist: string,
  before: ReleasedApps | undefined,
  after: ReleasedApps,
): FactsByRelease {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, entry]) =>
      newIn(before?.[name], entry).flatMap((version) => {
        const facts = factsOf(dist, name, version);
        return facts ? [[`${name} ${version}`, facts] as const] : [];
      }),
    ),
  );
}
