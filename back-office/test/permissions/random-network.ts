import fc from 'fast-check';
import { ROLE_IDS } from '../../src/access/caller';
import type { TestBackOffice } from '../testing/test-back-office';

/** A position in a list; null for none. */
type Place = number | null;

/** A network with everything that may occur: cycles, people without agency, shared agents, orphaned files and offers. */
export interface Network {
  readonly parents: readonly Place[];
  readonly people: readonly { readonly role: number; readonly agency: Place; readonly agent: Place }[];
  readonly addresses: readonly number[];
  readonly requests: readonly {
    readonly agency: Place;
    readonly person: Place;
    readonly agent: Place;
    readonly status: string;
    readonly shouts: boolean;
  }[];
  readonly quotes: readonly {
    readonly agency: Place;
    readonly person: Place;
    readonly request: Place;
    readonly status: string;
    readonly hasFile: boolean;
  }[];
}

const AGENCIES = 6;
const PEOPLE = 9;
const REQUESTS = 8;
const place = (count: number): fc.Arbitrary<Place> => fc.option(fc.nat(count - 1), { freq: 6 });

/** At least one person of every role. */
const roles = [2, 2, 4, 4, 5, 5, 1, 2, 3];

export const networks: fc.Arbitrary<Network> = fc.record({
  parents: fc.array(place(AGENCIES), { minLength: AGENCIES, maxLength: AGENCIES }),
  people: fc.tuple(
    ...roles.map((role) =>
      fc.record({ role: fc.constant(role), agency: place(AGENCIES), agent: place(PEOPLE) }),
    ),
  ),
  addresses: fc.array(fc.nat(PEOPLE - 1), { minLength: 3, maxLength: 8 }),
  requests: fc.array(
    fc.record({
      agency: place(AGENCIES),
      person: place(PEOPLE),
      agent: place(PEOPLE),
      status: fc.constantFrom('open', 'processed', 'fonds_debloques'),
      shouts: fc.boolean(),
    }),
    { minLength: REQUESTS, maxLength: REQUESTS },
  ),
  quotes: fc.array(
    fc.record({
      agency: place(AGENCIES),
      person: place(PEOPLE),
      request: place(REQUESTS),
      status: fc.constantFrom('draft', 'open', 'accepted', 'declined'),
      hasFile: fc.boolean(),
    }),
    { minLength: 6, maxLength: 8 },
  ),
});

/** Inserts a network into the store; people sign in when they call. */
export async function plantNetwork({ seed, store }: TestBackOffice, network: Network): Promise<void> {
  const agencies: number[] = [];
  for (const [index] of network.parents.entries()) {
    agencies.push(
      await seed.agency({
        name: `Agence ${index}`,
        parent_id: null,
        s_cust_logo: await seed.file(`logo ${index}`),
      }),
    );
  }
  const at = (ids: readonly number[], where: Place): number | null =>
    where === null ? null : (ids[where] ?? null);
  for (const [index, parent] of network.parents.entries()) {
    const above = at(agencies, parent);
    if (above !== null)
      await store.script(`update customers set parent_id = ${above} where id = ${String(agencies[index])}`);
  }
  const emailOf = (where: Place): string | null =>
    where === null ? null : `person-${where}@intergestion.example`;
  const people: number[] = [];
  for (const [index, { role, agency, agent }] of network.people.entries()) {
    const columns = {
      roles: role === ROLE_IDS.DIRECTOR ? [role, ROLE_IDS.APPLICANT] : [role],
      customer_id: at(agencies, agency),
      s_email_agent: emailOf(agent),
      first_name: `Prénom ${index}`,
    };
    people.push((await seed.person({ email: emailOf(index) ?? '', columns })).id);
  }
  for (const person of network.addresses)
    await seed.address(people[person] ?? 0, { city: `Ville ${person}` });
  const requests: number[] = [];
  for (const { agency, person, agent, status, shouts } of network.requests) {
    const email = emailOf(agent);
    requests.push(
      await seed.request({
        customer_id: at(agencies, agency),
        customer_user_id: at(people, person),
        s_email_agent: shouts && email !== null ? email.toUpperCase() : email,
        internal_status: status,
      }),
    );
  }
  for (const { agency, person, request, status, hasFile } of network.quotes) {
    await seed.quote({
      customer_id: at(agencies, agency),
      customer_user_id: at(people, person),
      request_id: at(requests, request),
      internal_status: status,
      ...(hasFile ? { s_quote_att_2: await seed.file('offre') } : {}),
    });
  }
  await seed.file('de personne');
}
