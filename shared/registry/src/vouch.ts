import { ownershipStatement, releaseStatement, type Ownership, type VerifySignature } from './ownership';
import type { ReadRegistry, Refusal } from './read-registry';
import type { ListedRelease, Release, RemoteEntry } from './registry';

/** Whether the portal's owner gave this app to this team, with these claims and keys. */
export const isOwned = async (
  app: string,
  ownership: Ownership,
  ownerKey: string,
  verify: VerifySignature,
): Promise<boolean> =>
  ownership.vouched !== undefined && verify(ownerKey, ownership.vouched, ownershipStatement(app, ownership));

/** Refuses each remote whose ownership was not signed; without `ownerKey` the portal takes all of its folder. */
export async function vouchedRegistry(
  { registry, refused }: ReadRegistry,
  ownerKey: string | undefined,
  verify: VerifySignature,
): Promise<ReadRegistry> {
  if (ownerKey === undefined) return { registry, refused };
  const remotes: Record<string, RemoteEntry> = {};
  const unowned: Refusal[] = [];
  for (const entry of Object.values(registry.remotes)) {
    const { name: remote } = entry;
    if (await isOwned(remote, entry, ownerKey, verify)) remotes[remote] = entry;
    else unowned.push({ remote, reason: `${remote} is unsigned` });
  }
  return { registry: { ...registry, remotes }, refused: [...refused, ...unowned] };
}

/** Whether a key of the app's team, or the portal's owner, signed these bytes. */
export async function isSignedBy(
  keys: readonly string[],
  release: Release,
  { digest, signature }: Pick<ListedRelease, 'digest' | 'signature'>,
  verify: VerifySignature,
): Promise<boolean> {
  if (signature === undefined) return false;
  const statement = releaseStatement(release, digest);
  for (const key of keys) if (await verify(key, signature, statement)) return true;
  return false;
}

/** The keys whose signature of a release counts. */
export const signersOf = (
  entry: Pick<RemoteEntry, 'keys'> | undefined,
  ownerKey: string,
): readonly string[] => [ownerKey, ...(entry?.keys ?? [])];
