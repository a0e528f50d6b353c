import type { RemoteState, WrittenCanary } from './written-registry';

/** Versions of one remote that a failing one falls back to, itself included: what the browser accepts. */
export const LADDER = 3;

/** More previews than anybody compares; each one costs every page load some bytes of the registry. */
const PREVIEWS = 5;

/** Whether a version of the remote is on the disk with all its files. */
export type IsThere = (version: string) => boolean;

const without = (versions: readonly string[] | undefined, version: string) =>
  versions?.filter((each) => each !== version);

/** Everyone gets `version`; what they had before is what it falls back to. */
export function pointedAt(
  state: RemoteState | undefined,
  { version, owner }: { readonly version: string; readonly owner: string },
  isThere: IsThere,
): RemoteState {
  const below = (state?.ladder ?? []).filter((older) => older !== version && isThere(older));
  const canary = state?.canary;
  const isLeft = canary !== undefined && canary.version !== version && isThere(canary.version);
  return {
    owner,
    stable: version,
    canary: isLeft ? canary : undefined,
    ladder: [version, ...below].slice(0, LADDER),
    previews: without(state?.previews, version)?.filter(isThere),
    disabled: state?.disabled ?? false,
    pinned: state?.pinned,
  };
}

/**
 * Everyone gets an older version again. The one they had leaves the ladder: nobody falls back to what was taken away.
 * A canary ends too.
 * @param below what the older version fell back to when everyone had it
 */
export function rolledBack(
  state: RemoteState,
  version: string,
  below: readonly string[],
  isThere: IsThere,
): RemoteState {
  const rest = below.filter((older) => older !== version && older !== state.stable && isThere(older));
  return {
    ...state,
    stable: version,
    canary: undefined,
    ladder: [version, ...rest].slice(0, LADDER),
    previews: without(state.previews, version),
    pinned: true,
  };
}

/** A tab may ask for `version`; nobody else gets it. Of older previews the last ones stay. */
export const previewed = (state: RemoteState, version: string): RemoteState => ({
  ...state,
  previews: [version, ...(without(state.previews, version) ?? [])].slice(0, PREVIEWS),
});

/** Part of the users get another version. The salt is that of the version: a share that grows keeps those who were in. */
export const withCanary = (state: RemoteState, canary: WrittenCanary): RemoteState => ({
  ...state,
  canary,
  pinned: true,
});

export const withoutCanary = (state: RemoteState): RemoteState => ({
  ...state,
  canary: undefined,
  pinned: true,
});

export const switchedOff = (state: RemoteState, message: string): RemoteState => ({
  ...state,
  disabled: { message },
  pinned: true,
});

export const switchedOn = (state: RemoteState): RemoteState => ({ ...state, disabled: false });

export const unpinned = (state: RemoteState): RemoteState => ({ ...state, pinned: undefined });
