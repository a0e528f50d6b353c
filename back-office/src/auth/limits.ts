/** At most so many within so many seconds. */
export interface Limit {
  readonly count: number;
  readonly windowS: number;
}

/** How often what anybody may ask can be asked (threats T7, T8, T15, T16, T17; requirement PW8). */
export interface Limits {
  /** Failed logins of one account from one address, and of one address whatever the account. */
  readonly loginPerAccount: Limit;
  readonly loginPerAddress: Limit;
  readonly registration: Limit;
  readonly resetPerAddress: Limit;
  /** Reset mails of one account; more are silently not sent. */
  readonly resetPerAccount: Limit;
  /** Tries of a reset link, right or wrong. */
  readonly resetUse: Limit;
  /** Wrong old passwords of one account. */
  readonly passwordChange: Limit;
  readonly contact: Limit;
  /** Rows that one person creates, of whatever kind: by applicants and agents, and by those who look after agencies. */
  readonly creation: Limit;
  readonly creationByStaff: Limit;
}

/** How many rows one person may have in all (finding S3): what grows without an end cannot be read in one list. */
export interface Holdings {
  /** Projects of an applicant. */
  readonly projects: number;
  /** Addresses of anybody. */
  readonly addresses: number;
}

export const DEFAULT_HOLDINGS: Holdings = { projects: 100, addresses: 50 };

/** In a demonstration one account stands for many people, and so it does in a test of load. */
export const DEMO_HOLDINGS: Holdings = { projects: 1000, addresses: 1000 };

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** The wait after the first failure that was one too many; it doubles with each next one. */
export const FIRST_DELAY_S = 5;
/** Nobody waits longer, whatever was tried: an account is never locked. */
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

/** For a demonstration, where everybody who tries comes from one machine, and so does a test suite. */
export const DEMO_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  loginPerAddress: { count: 1000, windowS: QUARTER },
  registration: { count: 1000, windowS: HOUR },
  resetPerAddress: { count: 1000, windowS: HOUR },
  resetUse: { count: 1000, windowS: MINUTE },
  contact: { count: 1000, windowS: HOUR },
  creation: { count: 1000, windowS: HOUR },
};
