import type { Claim } from './ownership-policy';
import { asForm, asText, asTexts, listOf, orElse, shape } from './read-json';
import type { Release } from './registry';

/** An Ed25519 public key: 32 bytes in base64url. */
export const asPublicKey = asForm(/^[\w-]{43}$/, 'public key');
/** An Ed25519 signature: 64 bytes in base64. */
export const asSignature = asForm(/^[A-Za-z0-9+/]{86}==$/, 'signature');

/** What the portal's owner gives a team: an app, the paths that it may claim, and whose releases of it are taken. */
export interface Ownership {
  readonly owner: string;
  readonly claims: readonly Claim[];
  /** Public keys that may sign releases of the app, besides the portal's owner. */
  readonly keys: readonly string[];
  /** By the portal's owner, over `ownershipStatement`; undefined in a portal without an owner's key. */
  readonly vouched: string | undefined;
}

export const asOwnership = shape<Ownership>({
  owner: asText,
  claims: listOf(shape<Claim>({ paths: asTexts, roles: asTexts })),
  keys: orElse(listOf(asPublicKey), []),
  vouched: orElse(asSignature, undefined),
});

/** What is signed, in this order and at every depth: a field that a later version reads must not change it. */
const OF_OWNERSHIP = ['owner', 'claims', 'paths', 'roles', 'keys'];
const OF_RELEASE = [
  ...['name', 'version', 'scope', 'entry', 'requires', 'contract', 'kit', 'react', 'federation'],
  ...['routes', 'path', 'page', 'title', 'roles', 'access', 'js', 'css', 'images'],
  ...['menu', 'id', 'label', 'to', 'sections', 'order', 'icon', 'places', 'newTab'],
];

/** The text that the portal's owner signs to give an app to a team. */
export const ownershipStatement = (app: string, ownership: Ownership): string =>
  `portal ownership 1\n${JSON.stringify([app, ownership], OF_OWNERSHIP)}`;

/** What is signed of a release: the `digest` of its `remote.json`, and what a browser reads of it in the registry. */
export const releaseStatement = (release: Release, digest: string): string =>
  // As lists: the names of files and pages are no fields.
  `portal release 1\n${digest}\n${JSON.stringify(
    [release, Object.entries(release.integrity), Object.entries(release.pages)],
    OF_RELEASE,
  )}`;

/** Verifies Ed25519: key in base64url, signature in base64. */
export type VerifySignature = (publicKey: string, signature: string, text: string) => Promise<boolean>;
