export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Call {
  readonly method: 'GET' | 'PATCH' | 'POST';
  /** With query string. */
  readonly path: string;
  readonly body?: unknown;
}

/** What one client does: these calls in order, repeatedly, as one person. */
export interface Visit {
  readonly account: Account;
  readonly calls: readonly Call[];
}

export interface Work {
  readonly address: string;
  /** One per client; clients run concurrently. */
  readonly visits: readonly Visit[];
  /** Requests of all clients together. */
  readonly times: number;
  /** The calls are logins, which are not signed. */
  readonly isLogin?: boolean;
}

/** Results of the load generator. */
export interface Done {
  /** Milliseconds from the first byte sent to the last one received, sorted. */
  readonly taken: readonly number[];
  /** From the first request to the last answer, in milliseconds. */
  readonly lasted: number;
  /** Bytes of the bodies as transferred. */
  readonly bytes: number;
  /** Answers other than 2xx, by status. */
  readonly refused: Readonly<Record<string, number>>;
}
