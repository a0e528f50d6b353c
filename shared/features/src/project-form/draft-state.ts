import type { Draft } from '@portal/kit';

/** Where the draft of a form stands. */
export type DraftState =
  /** Nothing was typed. */
  | { readonly status: 'none' }
  /** All that was typed is on this device; `savedAt` is an ISO instant. */
  | { readonly status: 'kept'; readonly savedAt: string }
  /** An older draft waits for an answer: it is not written over meanwhile. */
  | { readonly status: 'waiting' }
  /** Another tab keeps what is typed there: this one asks before it writes over it. */
  | { readonly status: 'elsewhere' }
  /** The browser keeps nothing: it is blocked, or full. */
  | { readonly status: 'refused' };

export const NO_DRAFT: DraftState = { status: 'none' };

/** A draft that waits for an answer: of an earlier visit, or of the same form in another tab. */
export interface OfferedDraft {
  readonly draft: Draft;
  readonly from: 'earlier' | 'other-tab';
}
