import type { ChosenAs } from '@portal/registry/choose-version';
import type { RemoteError } from './remote-error';

/** How a remote is doing (MF7), for the outlet and the diagnostics. */
export type RemoteState =
  | { readonly status: 'idle' }
  /** `checking` asks for the description of the version, `loading` for its code; attempts count from 1. */
  | { readonly status: 'checking' | 'loading'; readonly version: string; readonly attempt: number }
  | { readonly status: 'ready'; readonly version: string; readonly source: ChosenAs }
  /** It works, on another version than the chosen one, which failed just now, or in the last minutes. */
  | {
      readonly status: 'degraded';
      readonly version: string;
      readonly source: 'healed';
      readonly error: RemoteError | undefined;
    }
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
