import { isForNobodyYet } from '@portal/registry/first-preview';
import { LADDER } from '@portal/registry/read-registry';
import type { RemoteState } from '../../registry/written-registry';
import { releaseIn, type Portal } from '../portal';

/** More than anybody compares; each one adds bytes to the registry, which every page loads. */
const PREVIEWS = 5;

/** Whether a version is on disk with all its files. */
type IsThere = (version: string) => boolean;

/** Tells which versions of an app are on the disk with all their files. */
export const wholeIn =
  (portal: Portal, name: string): IsThere =>
  (version) =>
    releaseIn(portal, name, version)?.isWhole === true;

const without = (versions: readonly string[] | undefined, version: string) =>
  versions?.filter((each) => each !== version);

/** Makes `version` stable; the previous stable version becomes its first fallback. */
export function pointedAt(state: RemoteState | undefined, version: string, isThere: IsThere): RemoteState {
  const isFirst = state !== undefined && isForNobodyYet(state);
  const below = (isFirst ? [] : (state?.ladder ?? [])).filter((older) => older !== version && isThere(older));
  const canary = state?.canary;
  const isLeft = canary !== undefined && canary.version !== version && isThere(canary.version);
  return {
    stable: version,
    canary: isLeft ? canary : undefined,
    ladder: [version, ...below].slice(0, LADDER),
    previews: without(state?.previews, version)?.filter(isThere),
    disabled: isFirst ? false : (state?.disabled ?? false),
    pinned: state?.pinned,
  };
}

/**
 * Makes another version stable. The current one is not kept as a fallback, since it was withdrawn, unless that one was
 * above it: who goes back up again keeps what was below. Ends a canary.
 * @param below the fallbacks of the older version when it was stable
 */
export function rolledBack(
  state: RemoteState,
  version: string,
  below: readonly string[],
  isThere: IsThere,
): RemoteState {
  const isTakenBack = (each: string) => each === state.stable && !isOlder(each, version);
  const rest = below.filter((older) => older !== version && !isTakenBack(older) && isThere(older));
  return {
    ...state,
    stable: version,
    canary: undefined,
    ladder: [version, ...rest].slice(0, LADDER),
    previews: without(state.previews, version),
    pinned: true,
  };
}

const isOlder = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) < 0;

/** What somebody reads who opens an app that was never given to anybody, in a shell that does not know that. */
const NOT_YET = { message: 'Cette rubrique n’est pas encore ouverte.' };

/**
 * Makes `version` available as a preview. Only the latest previews are kept. The first release of an app, which nobody
 * gets yet, is written as `isForNobodyYet` reads it.
 */
export function previewed(state: RemoteState | undefined, version: string): RemoteState {
  const previews = [version, ...(without(state?.previews, version) ?? [])].slice(0, PREVIEWS);
  return state && !isForNobodyYet(state)
    ? { ...state, previews }
    : { stable: version, ladder: [version], previews, disabled: NOT_YET, pinned: true };
}
