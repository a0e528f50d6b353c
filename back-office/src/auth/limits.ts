const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** At most `count` within a number of seconds. */
export interface Limit {
  readonly count: number;
  readonly windowS: number;
}

/** The short window beside a long one: a sixth of it in a minute, as many as a hurried person makes. */
export const burstOf = ({ count, windowS }: Limit): Limit => ({
  count: Math.max(10, Math.ceil(count / 6)),
  windowS: Math.min(windowS, MINUTE),
});

export interface Limits {
  /** Failed logins per account and address, and per address for any account. */
  readonly loginPerAccount: Limit;
  readonly loginPerAddress: Limit;
  readonly registration: Limit;
  readonly resetPerAddress: Limit;
  /** Reset mails per account; more are silently not sent. */
  readonly resetPerAccount: Limit;
  /** Uses of a reset link, valid or not. */
  readonly resetUse: Limit;
  readonly passwordChange: Limit;
  readonly contact: Limit;
  /** Rows created by one person, of any kind: applicants and agents, and those who manage agencies. */
  readonly creation: Limit;
  readonly creationByStaff: Limit;
}

/** Maximum number of rows per person, so that a list stays small enough to read whole. */
export interface Holdings {
  readonly projects: number;
  readonly addresses: number;
}

export const DEFAULT_HOLDINGS: Holdings = { projects: 100, addresses: 50 };

/** In a demo or a load test, one account stands for many people. */
export const DEMO_HOLDINGS: Holdings = { projects: 1000, addresses: 1000 };

/** Delay after the first failure over the limit; it doubles with each further one. */
export const FIRST_DELAY_S = 5;
/** Maximum delay: an account is never locked. */
export const MAX_DELAY_S = QUARTER;

export const DEFAULT_LIMITS: Limits = {
  loginPerAccount: { count: 10, windowS: HOUR },
  loginPerAddress: { count: 100, windowS: QUARTER },
  registration: { count: 10, windowS: HOUR },
  resetPerAddress: { count: 60, windowS: HOUR },
  resetPerAccount: { count: 3, windowS: HOUR },
  resetUse: { count: 10, windowS: MINUTE },
  passwordChange: { count: 10, windowS: HOUR },
  contact: { count: 20, windowS: HOUR },
  creation: { count: 60, windowS: HOUR },
  creationByStaff: { count: 1000, windowS: HOUR },
};

/** For demos and tests, where all clients share one address. */
export const DEMO_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  loginPerAddress: { count: 1000, windowS: QUARTER },
  registration: { count: 1000, windowS: HOUR },
  resetPerAddress: { count: 1000, windowS: HOUR },
  resetUse: { count: 1000, windowS: MINUTE },
  contact: { count: 1000, windowS: HOUR },
  creation: { count: 1000, windowS: HOUR },
};
