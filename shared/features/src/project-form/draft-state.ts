import type { Draft } from '@portal/kit';

/** State of a form's draft. */
export type DraftState =
  /** No input yet. */
  | { readonly status: 'none' }
  /** All input is stored on this device; `savedAt` is an ISO instant. */
  | { readonly status: 'kept'; readonly savedAt: string }
  /** An older draft awaits the user's choice and is not overwritten meanwhile. */
  | { readonly status: 'waiting' }
  /** Another tab is storing its input: ask before overwriting it. */
  | { readonly status: 'elsewhere' }
  /** The browser's storage is blocked or full. */
  | { readonly status: 'refused' };

export const NO_DRAFT: DraftState = { status: 'none' };

/** A draft that awaits the user's choice: from an earlier visit or another tab. */
export interface OfferedDraft {
  readonly draft: Draft;
  readonly from: 'earlier' | 'other-tab';
}
