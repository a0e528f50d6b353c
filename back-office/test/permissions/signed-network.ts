import type { Client } from '../testing/signed-client';
import type { TestBackOffice } from '../testing/test-back-office';
import { readRows, rightsOf, type Kind, type Person, type Rights, type Rows } from './permission-model';
import { plantNetwork, type Network } from './random-network';

export interface Signed {
  readonly me: Person;
  readonly rights: Rights;
  readonly client: Client;
}

async function callersOf(office: TestBackOffice, rows: Rows, turn: number): Promise<Signed[]> {
  const chosen = [2, 4, 5, 1, 3].flatMap((role) => {
    const ofRole = rows.customer_users.filter((person) => person.roles[0] === role);
    return ofRole[turn % ofRole.length] ?? [];
  });
  return Promise.all(
    chosen.map(async (me) => ({
      me,
      rights: rightsOf(rows, me),
      client: await office.signIn(me.email),
    })),
  );
}

/**
 * A store with only this network, and a signed-in caller of each role.
 * @param turn which one of several of the same role
 */
export async function signedNetwork(
  office: TestBackOffice,
  network: Network,
  turn: number,
): Promise<{ readonly rows: Rows; readonly callers: readonly Signed[] }> {
  await office.store.reset();
  await plantNetwork(office, network);
  const rows = await readRows(office.store);
  return { rows, callers: await callersOf(office, rows, turn) };
}

export const seenIds = (rights: Rights, kind: Kind): number[] =>
  [...(rights.sees[kind] ?? [])].sort((a, b) => a - b);

/** A few visible and a few hidden rows: each costs a call. */
export const someOf = (rows: Rows, rights: Rights, kind: Kind, count: number): number[] => {
  const ids = rows[kind].map(({ id }) => id);
  const isSeen = (id: number): boolean => rights.sees[kind]?.has(id) === true;
  return [...ids.filter(isSeen).slice(-count), ...ids.filter((id) => !isSeen(id)).slice(-count)];
};
