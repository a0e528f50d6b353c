import type { RemoteError } from './remote-error';

/** How a remote is doing, for the outlet, the diagnostics and `data-remote`. */
export type RemoteState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly version: string; readonly attempt: number }
  | { readonly status: 'ready'; readonly version: string }
  /** It works, on an older version than the registry asks for. */
  | { readonly status: 'degraded'; readonly version: string; readonly error: RemoteError }
  | { readonly status: 'failed'; readonly error: RemoteError };

const IDLE: RemoteState = { status: 'idle' };

/** The states of all remotes, in the shape useSyncExternalStore wants: a state keeps its identity until it changes. */
export interface RemoteStates {
  of(remote: string): RemoteState;
  set(remote: string, state: RemoteState): void;
  subscribe(listener: () => void): () => void;
}

export function createRemoteStates(): RemoteStates {
  const states = new Map<string, RemoteState>();
  const listeners = new Set<() => void>();
  return {
    of: (remote) => states.get(remote) ?? IDLE,
    set(remote, state) {
      states.set(remote, state);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
