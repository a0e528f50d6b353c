import type { ChosenAs } from '@portal/registry/choose-version';
import type { RemoteError } from './remote-error';

/** State of a remote, for the outlet and diagnostics. */
export type RemoteState =
  | { readonly status: 'idle' }
  /** `checking` loads the description of the version, `loading` its code; attempts count from 1. */
  | { readonly status: 'checking' | 'loading'; readonly version: string; readonly attempt: number }
  | { readonly status: 'ready'; readonly version: string; readonly source: ChosenAs }
  /** Works with another version than the chosen one, which failed recently. */
  | {
      readonly status: 'degraded';
      readonly version: string;
      readonly source: 'healed';
      readonly error: RemoteError | undefined;
    }
  | { readonly status: 'failed'; readonly error: RemoteError };
