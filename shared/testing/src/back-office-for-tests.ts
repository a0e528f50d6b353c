import type { Seed } from '@portal/back-office/testing';

/** A request as it crosses from the test's context into the server's: plain data only. */
export interface InjectedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or '' when empty. */
  readonly body: string;
}

export interface InjectedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Makes the next `times` calls whose path starts with `path` fail with a status. */
export interface CallToFail {
  readonly path: string;
  readonly method?: string;
  readonly status: number;
  /** 1 by default. */
  readonly times?: number;
  /** Milliseconds before the answer. */
  readonly delayMs?: number;
}

/** The embedded back office with demo data, in this process, without a socket. The first use in a file resets it. */
export interface BackOfficeForTests {
  readonly inject: (call: InjectedCall) => Promise<InjectedAnswer>;
  readonly fail: (fault: CallToFail) => void;
  readonly clearFaults: () => void;
  /**
   * Inserts a row, bypassing all rules; other columns get plausible values. Returns its id; for a person, e-mail and
   * password too. `seed('quote', { request_id: 12 })`, `seed('address', 7, {})`.
   */
  readonly seed: <Row extends keyof Seed>(row: Row, ...given: Parameters<Seed[Row]>) => ReturnType<Seed[Row]>;
}

declare global {
  /** Provided by the Jest environment of the browser project. */
  var openBackOffice: (() => Promise<BackOfficeForTests>) | undefined;
}

// The first file of a worker creates the store and its demo data: seconds, or minutes on a busy machine.
jest.setTimeout(240_000);

let opened: Promise<BackOfficeForTests> | undefined;

// Unused failures must not reach the next test.
afterEach(async () => {
  (await opened)?.clearFaults();
});

/** The back office of this test file, reset to its demo data. */
export function backOfficeForTests(): Promise<BackOfficeForTests> {
  if (globalThis.openBackOffice === undefined)
    throw new Error('The Jest environment gives no back office: the test runs in the wrong project');
  opened ??= globalThis.openBackOffice();
  return opened;
}

/** Inserts a row into the back office of this test file: see `BackOfficeForTests`. */
export const seed: BackOfficeForTests['seed'] = (row, ...given) =>
  backOfficeForTests().then((backOffice): unknown => backOffice.seed(row, ...given)) as ReturnType<
    Seed[typeof row]
  >;
