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
