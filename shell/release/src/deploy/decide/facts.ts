import type { FactsByRelease, ReleaseFacts } from '../../registry/release-facts';
import type { ReleasedApps } from '../../registry/written-registry';
import { Refusal } from '../../refusal';
import { releaseIn, type Portal } from '../portal';

function signerOf({ ownerKey, ownership }: Portal, name: string, key: string): string {
  if (key === ownerKey) return 'the owner of the portal';
  const apps = ownership instanceof Refusal ? undefined : ownership?.apps;
  const known = apps?.[name]?.keys.find((each) => each.key === key);
  return known?.name === undefined ? `key ${key}` : `“${known.name}”`;
}

/** The facts of a release on the disk; undefined when it is not there, or cannot be read. */
export function factsOf(portal: Portal, name: string, version: string): ReleaseFacts | undefined {
  const found = releaseIn(portal, name, version);
  if (!found) return undefined;
  const { owner, signed, provenance } = found;
  return { owner, signer: signed && signerOf(portal, name, signed.key), signedAt: signed?.at, provenance };
}

/** The facts of what a change lists for the first time, or gives to everyone: for the history. */
export function factsOfChange(
  portal: Portal,
  before: ReleasedApps | undefined,
  after: ReleasedApps,
): FactsByRelease {
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, { stable, versions }]) =>
      Object.keys(versions).flatMap((version) => {
        const isGiven = version === stable && before?.[name]?.stable !== stable;
        const isNew = !Object.hasOwn(before?.[name]?.versions ?? {}, version);
        const facts = isNew || isGiven ? factsOf(portal, name, version) : undefined;
        return facts ? [[`${name} ${version}`, facts] as const] : [];
      }),
    ),
  );
}
