/** Where the draft of a form stands. */
export type DraftState =
  /** Nothing was typed. */
  | { readonly status: 'none' }
  /** All that was typed is on this device; `savedAt` is an ISO instant. */
  | { readonly status: 'kept'; readonly savedAt: string }
  /** An older draft waits for an answer: it is not written over meanwhile. */
  | { readonly status: 'waiting' }
  /** The browser keeps nothing: it is blocked, or full. */
  | { readonly status: 'refused' };

export const NO_DRAFT: DraftState = { status: 'none' };
