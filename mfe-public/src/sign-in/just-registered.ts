/** History state from a successful registration to its confirmation page. */
export const JUST_REGISTERED = { registered: true } as const;

/** Whether a registration led here. Validates: history state can come from anywhere. */
export const isJustRegistered = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'registered' in state && state.registered === true;
