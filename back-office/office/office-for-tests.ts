import type { TestBackOffice } from '../test/testing/test-back-office';
import { carryInto, type Carry } from './carry';
import { runOffice, type Surroundings } from './run-office';

/** Result of a run. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
  /** Parsed output of `--json`. */
  readonly answer: unknown;
}

/** Runs the command against a test's back office, as an account with the usual password. */
export async function ran(
  office: Pick<TestBackOffice, 'app'>,
  email: string,
  args: readonly string[],
  changes: Partial<Surroundings> & { readonly around?: (carry: Carry) => Carry } = {},
): Promise<Ran> {
  const said: string[] = [];
  const complaints: string[] = [];
  const { around = (carry: Carry) => carry, ...others } = changes;
  const code = await runOffice(args, {
    environment: { PORTAL_OFFICE_EMAIL: email, PORTAL_OFFICE_PASSWORD: 'Portail2026' },
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
    ask: () => Promise.resolve(undefined),
    carryTo: () => around(carryInto(office.app)),
    openStore: () => Promise.reject(new Error('No store is opened here.')),
    ...others,
  });
  const out = said.join('\n');
  const answer: unknown = args.includes('--json') ? JSON.parse(out) : undefined;
  return { code, out, errors: complaints.join('\n'), answer };
}
