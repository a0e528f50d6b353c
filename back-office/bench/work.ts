/** Somebody who signs in. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Call {
  readonly method: 'GET' | 'PATCH' | 'POST';
  /** With its query string. */
  readonly path: string;
  readonly body?: unknown;
}

/** What one client does: these calls in their order, again and again, as one person. */
export interface Visit {
  readonly account: Account;
  readonly calls: readonly Call[];
}

/** What the load generator is asked to do. */
export interface Work {
  readonly address: string;
  /** One for each client; they are at work at the same time. */
  readonly visits: readonly Visit[];
  /** Requests, all clients together. */
  readonly times: number;
  /** The calls are logins: they are not signed. */
  readonly isLogin?: boolean;
}

/** What the load generator found. */
export interface Done {
  /** Milliseconds from the first byte sent to the last one read, sorted. */
  readonly taken: readonly number[];
  /** From the first request to the last answer, in milliseconds. */
  readonly lasted: number;
  /** Bytes of the bodies, as they crossed the wire. */
  readonly bytes: number;
  /** Answers that were not 2xx, by status. */
  readonly refused: Readonly<Record<string, number>>;
}
