import { isSignature } from '@portal/host/signatures/ed25519';
import { ownershipStatement } from '@portal/registry/ownership';
import { SHELL } from '@portal/registry/read-shell';
import { signersOf } from '@portal/registry/vouch';
import { refuse } from '../../refusal';
import { titleOf } from '../../registry/release-folders';
import type { ReleasedParts, Signable, WrittenEntry } from '../../registry/written-registry';
import { appOf, noOwner, ownershipIn } from '../../sign/ownership-document';
import { isSignedBy, signRelease, type ReleaseSignature } from '../../sign/sign-release';
import { had, releaseIn, type Portal, type StoredRelease } from '../portal';

/** A signature that was made, and has to be kept beside the release. */
export interface Made {
  readonly release: StoredRelease;
  readonly signed: ReleaseSignature;
}

/** What is released, as browsers and the server take it. */
export interface Vouched extends ReleasedParts {
  readonly made: readonly Made[];
}

/** Gives an entry the ownership of today, whatever it was when the entry was written. */
function ownedAs(portal: Portal, name: string, entry: WrittenEntry): WrittenEntry {
  const document = had(portal.ownership);
  if (!document) return entry;
  const app = appOf(document.apps, name) ?? refuse(noOwner(name));
  const { owner, claims, keys, vouched } = ownershipIn(app, app.vouched);
  const { owner: _owner, claims: _claims, keys: _keys, vouched: _vouched, ...rest } = entry;
  return { owner, claims, ...(keys.length > 0 && { keys }), vouched, ...rest };
}

/**
 * A listed version with its signature: the kept one, else one by the owner of the portal, where that key is at hand.
 * What is not on the disk any more stays as it is listed.
 */
function signedListing<T extends Signable>(
  { portal, made }: { readonly portal: Portal; readonly made: Made[] },
  name: string,
  version: string,
  listing: T,
  signers: readonly string[],
): T {
  const found = releaseIn(portal, name, version);
  if (found?.digest !== listing.digest) return listing;
  const { signed } = found;
  if (isSignedBy(found, listing.signature, signers)) return listing;
  if (signed && signers.includes(signed.key)) return { ...listing, signature: signed.signature };
  if (!portal.signer)
    refuse(
      `${titleOf(name)} ${version} is not signed by its team or the owner of the portal, whose private key is not here: PORTAL_OWNER_KEY_FILE names it. A key that signed it stays in the ownership with \`until\`, or the team pushes the same build again with a key of today.`,
    );
  const anew = signRelease(found, portal.signer);
  made.push({ release: found, signed: anew });
  return { ...listing, signature: anew.signature };
}

/**
 * Makes what is released as browsers and the server take it: each remote owned by the team of the ownership document,
 * each version signed by its team or the owner of the portal, the shell by the owner alone.
 * @throws Refusal when nobody owns a remote, or a version is signed by nobody whose signature counts
 */
export function vouch(portal: Portal, { remotes, shell }: ReleasedParts): Vouched {
  const { ownerKey } = portal;
  const made: Made[] = [];
  if (ownerKey === undefined) return { remotes, shell, made };
  const signed = <T extends Signable>(
    name: string,
    versions: Readonly<Record<string, T>>,
    signers: readonly string[],
  ): Readonly<Record<string, T>> =>
    Object.fromEntries(
      Object.entries(versions).map(([version, listing]) => [
        version,
        signedListing({ portal, made }, name, version, listing, signers),
      ]),
    );
  const owned = Object.entries(remotes).map(([name, before]): [string, WrittenEntry] => {
    const entry = ownedAs(portal, name, before);
    const { owner, claims, keys = [], vouched } = entry;
    const statement = ownershipStatement(name, { owner, claims, keys, vouched });
    if (vouched === undefined || !isSignature(ownerKey, vouched, statement))
      refuse(
        `The owner of the portal does not vouch for ${titleOf(name)}: \`portal ownership --set\` signs it.`,
      );
    return [name, { ...entry, versions: signed(name, entry.versions, signersOf({ keys }, ownerKey)) }];
  });
  return {
    remotes: Object.fromEntries(owned),
    shell: shell && { ...shell, versions: signed(SHELL, shell.versions, [ownerKey]) },
    made,
  };
}
