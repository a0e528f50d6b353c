import { isOwned, isSignedBy, signersOf } from '@portal/registry/vouch';
import { verifySignature } from '@portal/host/signatures/ed25519';
import { readUploaded, type BuiltRelease } from '../registry/built-release';
import { ownerKeyOf, ownerSigner } from './owner';
import { noOwner, ownershipIn, storedOwnership, type OwnershipDocument } from './ownership-document';
import { Refusal, refuse } from '../refusal';
import { keepSignature, keptSignature, signRelease } from './sign-release';
import { SHELL } from '@portal/registry/read-shell';
import type {
  WrittenEntry,
  WrittenListing,
  WrittenRemotes,
  WrittenShell,
} from '../registry/written-registry';
import { titleOf } from '../registry/release-folders';

function uploaded(dist: string, name: string, version: string): BuiltRelease | undefined {
  try {
    return readUploaded(dist, name, version);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Gives an entry the ownership of today, whatever it was when the entry was written. */
function ownedAs(document: OwnershipDocument | undefined, name: string, entry: WrittenEntry): WrittenEntry {
  if (!document) return entry;
  const app = Object.hasOwn(document.apps, name) ? document.apps[name] : undefined;
  if (!app) return refuse(noOwner(name));
  const { owner, claims, keys, vouched } = ownershipIn(app, app.vouched);
  const { owner: _owner, claims: _claims, keys: _keys, vouched: _vouched, ...rest } = entry;
  return { owner, claims, ...(keys.length > 0 && { keys }), vouched, ...rest };
}

/**
 * A listed version with its signature: the kept one, else one by the owner of the portal, where that key is at hand.
 * What is not on the disk any more stays as it is listed.
 */
async function signedListing<T extends Pick<WrittenListing, 'digest' | 'signature'>>(
  dist: string,
  { name, version }: { readonly name: string; readonly version: string },
  listing: T,
  signers: readonly string[],
): Promise<T> {
  const built = uploaded(dist, name, version);
  if (built?.digest !== listing.digest) return listing;
  if (await isSignedBy(signers, built.release, listing, verifySignature)) return listing;
  const kept = keptSignature(dist, built);
  if (kept && signers.includes(kept.key)) return { ...listing, signature: kept.signature };
  const key = ownerSigner(dist);
  if (!key)
    refuse(
      `${titleOf(name)} ${version} is not signed by its team or the owner of the portal, whose private key is not here: PORTAL_OWNER_KEY_FILE names it. A key that signed it stays in the ownership with \`until\`, or the team pushes the same build again with a key of today.`,
    );
  const signed = signRelease(built, key);
  keepSignature(dist, built.release, signed);
  return { ...listing, signature: signed.signature };
}

/**
 * Makes the remotes as browsers take them: owned by the team of the ownership document, each version signed.
 * @param document today's, or the one that is about to be
 * @throws Refusal when nobody owns a remote, or a version is signed by nobody whose signature counts
 */
export async function vouchFor(
  dist: string,
  remotes: WrittenRemotes,
  document = storedOwnership(dist),
): Promise<WrittenRemotes> {
  const ownerKey = ownerKeyOf(dist);
  if (ownerKey === undefined) return remotes;
  const vouched = await Promise.all(
    Object.entries(remotes).map(async ([name, before]): Promise<[string, WrittenEntry]> => {
      const entry = ownedAs(document, name, before);
      const { owner, claims, keys = [], vouched: signature } = entry;
      if (!(await isOwned(name, { owner, claims, keys, vouched: signature }, ownerKey, verifySignature)))
        refuse(
          `The owner of the portal does not vouch for ${titleOf(name)}: \`portal ownership --set\` signs it.`,
        );
      const signers = signersOf({ keys }, ownerKey);
      const versions = await Promise.all(
        Object.entries(entry.versions).map(
          async ([version, listing]) =>
            [version, await signedListing(dist, { name, version }, listing, signers)] as const,
        ),
      );
      return [name, { ...entry, versions: Object.fromEntries(versions) }];
    }),
  );
  return Object.fromEntries(vouched);
}

/**
 * Makes the shell as the server takes it: each version signed by the owner of the portal, and by nobody else.
 * @throws Refusal when a version is not, and the owner's private key is not at hand
 */
export async function vouchForShell(dist: string, shell: WrittenShell): Promise<WrittenShell> {
  const ownerKey = ownerKeyOf(dist);
  if (ownerKey === undefined) return shell;
  const versions = await Promise.all(
    Object.entries(shell.versions).map(
      async ([version, listing]) =>
        [version, await signedListing(dist, { name: SHELL, version }, listing, [ownerKey])] as const,
    ),
  );
  return { ...shell, versions: Object.fromEntries(versions) };
}
