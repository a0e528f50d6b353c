import { buildBackOffice, type BackOffice } from '../../src/app/build-back-office';
import type { BackOfficeOptions } from '../../src/app/options';
import { recordArrivals, type Arrival } from './arrivals';
import { injectFaults, type Faults } from './faults';
import { createSeed, type Seed } from './seed';

export type { Arrival } from './arrivals';
export type { Fault } from './faults';
export type { PersonSeed, Seed, SeededPerson } from './seed';

interface BehindTheCalls {
  readonly arrivals: readonly Arrival[];
  readonly faults: Faults;
  readonly seed: Seed;
}

export interface TestedBackOffice extends BackOffice, BehindTheCalls {}

export function withTestReach(options: BackOfficeOptions): {
  readonly options: BackOfficeOptions;
  readonly behind: () => BehindTheCalls;
} {
  let parts: BehindTheCalls | undefined;
  return {
    options: {
      ...options,
      extend(app, services) {
        options.extend?.(app, services);
        const { store, passwords, now } = services;
        parts = {
          arrivals: recordArrivals(app),
          faults: injectFaults(app),
          seed: createSeed(store, passwords, now),
        };
      },
    },
    behind: () => {
      if (!parts) throw new Error('A back office was built without its extension.');
      return parts;
    },
  };
}

/** A back office as in production, with what tests need to seed, record and inject. */
export async function buildTestedOffice(options: BackOfficeOptions = {}): Promise<TestedBackOffice> {
  const reached = withTestReach(options);
  const office = await buildBackOffice(reached.options);
  return { ...office, ...reached.behind() };
}
