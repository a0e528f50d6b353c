import { SHELL } from '@portal/registry/read-shell';
import { Refusal, refuse } from '../../refusal';
import type { BuiltRelease } from '../../registry/built-release';
import { originOf } from '../../registry/release-facts';
import { titleOf } from '../../registry/release-folders';
import { releasedAs, type ReleasedParts, type RemoteState } from '../../registry/written-registry';
import { NO_OWNER_KEY } from '../../sign/owner';
import type { OwnedApp } from '../../sign/ownership-document';
import { fits, type ReleaseSignature } from '../../sign/sign-release';
import {
  appsIn,
  had,
  isVerified,
  listedDigests,
  releaseIn,
  servedIn,
  withRelease,
  type Build,
  type Portal,
} from '../portal';
import { overBudget, overRegistryBudget } from './budgets';
import { withState } from './next-registry';
import { claimsBeyond, misfitsOf, objectionsTo, skewOf } from './rules';
import { pointedAt, previewed, wholeIn } from './states';

/** Options of a deployment; those that begin with `ahead-of` let pass what does not fit yet. */
export const DEPLOY_OPTIONS = [
  'preview',
  'ahead-of-shell',
  'ahead-of-remotes',
  'ahead-of-ownership',
] as const;

export interface Allowances {
  /** Those of `DEPLOY_OPTIONS` that were given. */
  readonly options: readonly string[];
  /** By its team; undefined: the owner of the portal signs it, whose private key is then at hand. */
  readonly signed?: ReleaseSignature | undefined;
}

/** Browsers cache the files of a listed version for a year: it can be used for the same bytes only. */
function refuseOtherBytes(portal: Portal, { release: { name, version }, digest }: BuiltRelease): void {
  const listed = listedDigests(portal, name, version);
  if (listed.size > 0 && !listed.has(digest))
    refuse(
      `${titleOf(name)} ${version} is deployed already with other bytes, and a release never changes: take a new version.`,
    );
}

/** Two versions of a remote may run in one page, so their scopes must differ. */
function refuseUsedScope({ releases }: Portal, { release: { name, version, scope } }: BuiltRelease): void {
  const used = Object.values(releases)
    .flatMap((versions) => Object.values(versions))
    .flatMap((each) => (each instanceof Refusal || !each.isWhole || each.provides ? [] : each.release))
    .find((each) => each.scope === scope && (each.name !== name || each.version !== version));
  if (used)
    refuse(
      `${titleOf(name)} ${version} has the scope ${scope} of ${titleOf(used.name)} ${used.version}: build it anew, under its own version.`,
    );
}

/** The signature to publish it under, given or kept from before; undefined: the owner, whose key is at hand, makes it. */
function signatureFor(
  portal: Portal,
  built: BuiltRelease,
  signed: ReleaseSignature | undefined,
  app: OwnedApp | undefined,
): ReleaseSignature | undefined {
  const { name, version } = built.release;
  const counts = ({ key }: ReleaseSignature) =>
    key === portal.ownerKey || (app?.keys.some((each) => each.key === key) ?? false);
  if (signed) {
    if (!fits(built, signed)) refuse(`The signature is not one of ${titleOf(name)} ${version}.`);
    const until = app?.keys.find(({ key }) => key === signed.key)?.until;
    if (until !== undefined && Date.parse(until) <= portal.now)
      refuse(`The key that signed ${titleOf(name)} ${version} was good until ${until}: it has ended.`);
    return counts(signed)
      ? signed
      : refuse(
          `${titleOf(name)} ${version} is signed by a key that is not one of its team, ${String(app?.owner)}.`,
        );
  }
  const before = releaseIn(portal, name, version);
  if (before?.digest === built.digest && before.signed && counts(before.signed)) return before.signed;
  return portal.signer ? undefined : refuse(`${titleOf(name)} ${version} is not signed. ${NO_OWNER_KEY}`);
}

/**
 * The checks that need no more than the description of a release: an upload begins with them, before a file is sent.
 * @returns as `signatureFor`
 */
export function checkDescribed(
  portal: Portal,
  built: BuiltRelease,
  { options, signed }: Allowances,
): ReleaseSignature | undefined {
  const { name, version, requires } = built.release;
  if (built.isDevelopment)
    refuse(
      `${built.folder} was made by npm run dev, for one machine: \`portal build ${name} --version ${version}\` makes one to deploy.`,
    );
  refuseOtherBytes(portal, built);
  const served = had(portal.served);
  if (built.provides) {
    const [misfit] = options.includes('ahead-of-remotes') ? [] : misfitsOf(built.provides, served);
    if (misfit !== undefined)
      refuse(
        `shell ${version} is refused. ${misfit} Deploy that app first, or add --ahead-of-remotes: browsers then use older versions of it, or show a card.`,
      );
    return signatureFor(portal, built, signed, undefined);
  }
  refuseUsedScope(portal, built);
  const apps = appsIn(portal);
  const [objection] = [
    ...objectionsTo(built, apps),
    ...(options.includes('ahead-of-ownership') ? [] : claimsBeyond(built.release, apps)),
  ];
  if (objection !== undefined) refuse(`${titleOf(name)} ${version} is refused. ${objection}`);
  const skew = skewOf(requires, had(portal.shell));
  if (skew !== undefined && !options.includes('ahead-of-shell'))
    refuse(
      `${titleOf(name)} ${version} ${skew}. Deploy the shell first, or add --ahead-of-shell: browsers then keep the previous version until the shell arrives.`,
    );
  return signatureFor(portal, built, signed, apps[name]);
}

/** What may be done with a build. */
export interface Admission {
  /** Undefined: the owner signs it. */
  readonly signed: ReleaseSignature | undefined;
  /** Its bytes are there, whole: they need no upload. */
  readonly isThere: boolean;
  /** They were verified before, and browsers may have them: nothing may remove them. */
  readonly isVerified: boolean;
}

/**
 * All checks before anything is copied. What an interrupted deployment left, which nobody had, can be replaced.
 * @throws Refusal with the reason
 */
export function admit(
  portal: Portal,
  { built, problems, weight, same }: Build,
  allowances: Allowances,
): Admission {
  const { name, version } = built.release;
  const signed = checkDescribed(portal, built, allowances);
  const isOnDisk = portal.releases[name]?.[version] !== undefined;
  if (!same && isOnDisk && listedDigests(portal, name, version).size > 0)
    refuse(
      `${titleOf(name)} ${version} was deployed before, and its files on the disk were changed since: take a new version.`,
    );
  const [problem] = problems;
  if (problem !== undefined) refuse(`${built.folder} is not whole: ${problem}`);
  const [heavy] = weight ? overBudget(weight, appsIn(portal)[name]?.budgets) : [];
  if (heavy !== undefined) refuse(`${titleOf(name)} ${version} is refused. ${heavy}`);
  return { signed, isThere: same !== undefined, isVerified: same !== undefined && isVerified(portal, same) };
}

/**
 * Gives a version to everyone, or lists it as a preview.
 * @param portal with the release in its folder
 * @returns what is to be released, undefined where the registry says so already, and what to tell
 * @throws Refusal when somebody would wait for so much
 */
export function giving(
  portal: Portal,
  name: string,
  version: string,
  isPreview: boolean,
): { readonly released: ReleasedParts | undefined; readonly lines: readonly string[] } {
  const now = releasedAs(servedIn(portal), name);
  const state: RemoteState = !isPreview
    ? { ...pointedAt(now, version, wholeIn(portal, name)), pinned: true }
    : now?.stable === version
      ? now
      : previewed(now, version);
  const released = withState(portal, name, state);
  const served = servedIn(portal);
  const isChanged =
    !served || JSON.stringify(releasedAs(released, name)) !== JSON.stringify(releasedAs(served, name));
  const heavy = isChanged ? overRegistryBudget(released) : undefined;
  if (heavy !== undefined) refuse(`${titleOf(name)} ${version} is refused. ${heavy}`);
  return {
    released: isChanged ? released : undefined,
    lines: [
      ...(isPreview && state.previews?.includes(version)
        ? previewLines(name, version)
        : stableLines(state, name, version)),
      `It was built from ${originOf(releaseIn(portal, name, version)?.provenance)}.`,
    ],
  };
}

/** A portal as it is once a build is uploaded, verified and signed. */
export const withUploaded = (
  portal: Portal,
  built: BuiltRelease,
  signed: ReleaseSignature | undefined,
): Portal => withRelease(portal, { ...built, isWhole: true, signed });

const previewLines = (name: string, version: string): readonly string[] => [
  `${titleOf(name)} ${version} is there as a preview: open the portal with ?${name === SHELL ? `shell=${version}` : `mfe=${name}@${version}`}.`,
];

const stableLines = ({ canary, disabled }: RemoteState, name: string, version: string): readonly string[] => [
  `${titleOf(name)} ${version} is what everyone gets.`,
  ...(canary ? [`Its canary ${canary.version} goes on at ${String(canary.percent)} %.`] : []),
  ...(disabled ? [`It is still switched off: \`portal enable ${name}\` switches it on.`] : []),
];
