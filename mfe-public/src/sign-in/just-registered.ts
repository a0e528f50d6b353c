/** What the entry of the history carries from a registration that succeeded to its confirmation. */
export const JUST_REGISTERED = { registered: true } as const;

/** Whether a registration led here; anyone may have written into the history. */
export const isJustRegistered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'registered' in state && state.registered === true;
