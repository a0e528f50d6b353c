import type { Seed } from '@portal/back-office/testing';

/** One request as it crosses from the test's world into the server's: plain data only. */
export interface InjectedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or '' for none. */
  readonly body: string;
}

export interface InjectedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A failure to come: the next `times` calls whose path begins so answer with that status. */
export interface CallToFail {
  readonly path: string;
  readonly method?: string;
  readonly status: number;
  /** 1 unless told. */
  readonly times?: number;
  /** Milliseconds the answer waits. */
  readonly delayMs?: number;
}

/** The embedded back office with its demo data, in this process, without a socket. The first use in a file resets it. */
export interface BackOfficeForTests {
  readonly inject: (call: InjectedCall) => Promise<InjectedAnswer>;
  readonly fail: (fault: CallToFail) => void;
  readonly clearFaults: () => void;
  /**
   * Puts a row into the store without asking any rule; the rest of its columns get plausible values. Gives its id, or
   * for a person the e-mail and the password too. `seed('quote', { request_id: 12 })`, `seed('address', 7, {})`.
   */
  readonly seed: <Row extends keyof Seed>(row: Row, ...given: Parameters<Seed[Row]>) => ReturnType<Seed[Row]>;
}

declare global {
  /** Given by the Jest environment of the browser project. */
  var openBackOffice: (() => Promise<BackOfficeForTests>) | undefined;
}

// The first file of a worker makes the store and its demo data: seconds, or minutes where much else runs.
jest.setTimeout(240_000);

let opened: Promise<BackOfficeForTests> | undefined;

// A failure that one test asked for and did not meet is not for the next.
afterEach(async () => {
  (await opened)?.clearFaults();
});

/** The back office of this test file, with its demo data as new. */
export function backOfficeForTests(): Promise<BackOfficeForTests> {
  if (globalThis.openBackOffice === undefined)
    throw new Error('The Jest environment gives no back office: the test runs in the wrong project');
  opened ??= globalThis.openBackOffice();
  return opened;
}
