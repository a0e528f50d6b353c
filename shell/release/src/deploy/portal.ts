import type { ShellVersions } from '@portal/registry/registry';
import { Refusal } from '../refusal';
import type { BuiltRelease, Weight } from '../registry/built-release';
import { titleOf } from '../registry/release-folders';
import type { KeptEntry } from '../registry/stored-registries';
import { releasedAs, type WrittenRegistry } from '../registry/written-registry';
import { workspaceApps, type OwnedApp, type OwnershipDocument } from '../sign/ownership-document';
import type { ReleaseSignature } from '../sign/sign-release';
import type { SigningKey } from '../sign/signing-key';

/** A release in the folder of a portal. */
export interface StoredRelease extends BuiltRelease {
  /** All its files are there; what is in them is not looked at. */
  readonly isWhole: boolean;
  /** The signature that is kept of these bytes: they were verified through the server before it was. */
  readonly signed: ReleaseSignature | undefined;
}

/** A value, or why it cannot be had. */
export type Readable<T> = T | Refusal;

/** Everything that is known of a portal, read once: decisions look at this, and at nothing else. */
export interface Portal {
  readonly dist: string;
  readonly served: Readable<WrittenRegistry | undefined>;
  /** The readable registries that were written, newest first. */
  readonly history: readonly KeptEntry[];
  /** Of the last registry that was written, readable or not. */
  readonly lastSerial: number | undefined;
  /** Undefined: nothing is signed in this portal. */
  readonly ownerKey: string | undefined;
  /** The owner's private key, where it is at hand. */
  readonly signer: SigningKey | undefined;
  readonly ownership: Readable<OwnershipDocument | undefined>;
  /** By app and version: every release that has a folder, newest upload first. */
  readonly releases: Readonly<Record<string, Readonly<Record<string, Readable<StoredRelease>>>>>;
  /** What the shell that everyone gets provides. */
  readonly shell: Readable<ShellVersions>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A version that is about to be given to somebody, looked at to the last byte. */
export interface Candidate {
  readonly version: string;
  readonly release: StoredRelease | undefined;
  /** What is wrong with its files, one sentence each. */
  readonly problems: readonly string[];
  readonly weight: Weight | undefined;
}

/** A release that was built, and lies outside of the portal. */
export interface Build {
  readonly built: BuiltRelease;
  readonly problems: readonly string[];
  readonly weight: Weight | undefined;
  /** What the portal has under its version, as far as it is the same to the byte. */
  readonly same: StoredRelease | undefined;
}

/** @throws the refusal, where it is one */
export function had<T>(value: Readable<T>): T {
  if (value instanceof Refusal) throw value;
  return value;
}

/** The served registry; undefined when there is none, or only one that cannot be read. */
export const servedIn = ({ served }: Pick<Portal, 'served'>): WrittenRegistry | undefined =>
  served instanceof Refusal ? undefined : served;

/** Who owns which app now; before there is a document, what the workspace says. @throws Refusal */
export const appsIn = ({ ownership }: Pick<Portal, 'ownership'>): Readonly<Record<string, OwnedApp>> =>
  had(ownership)?.apps ?? workspaceApps();

/** A release on the disk, or why it cannot be had. */
export const lookUp = (
  { releases }: Pick<Portal, 'releases'>,
  name: string,
  version: string,
): Readable<StoredRelease> =>
  releases[name]?.[version] ?? new Refusal(`${titleOf(name)} ${version} is not on the disk.`);

/** A release on the disk; undefined when there is none that can be read. */
export function releaseIn(...asked: Parameters<typeof lookUp>): StoredRelease | undefined {
  const found = lookUp(...asked);
  return found instanceof Refusal ? undefined : found;
}

/** The digests under which registries have listed a version. Empty: browsers never had it. */
export const listedDigests = (portal: Portal, name: string, version: string): ReadonlySet<string> =>
  new Set(
    [servedIn(portal), ...portal.history.map(({ registry }) => registry)].flatMap(
      (registry) => releasedAs(registry, name)?.versions[version]?.digest ?? [],
    ),
  );

/** Whether a release was verified: its signature is kept, or a registry listed these bytes, as builds of the workspace. */
export const isVerified = (portal: Portal, { signed, release, digest }: StoredRelease): boolean =>
  signed !== undefined || listedDigests(portal, release.name, release.version).has(digest);

/** A portal with one more release in its folder. */
export const withRelease = (portal: Portal, added: StoredRelease): Portal => {
  const { name, version } = added.release;
  const others = portal.releases[name];
  return { ...portal, releases: { ...portal.releases, [name]: { ...others, [version]: added } } };
};
