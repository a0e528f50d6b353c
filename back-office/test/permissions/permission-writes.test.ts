import fc from 'fast-check';
import { useBackOffice } from '../testing/test-back-office';
import type { Method } from '../testing/signed-client';
import { readRows, rightsOf, type Kind, type Rows } from './permission-model';
import { violations, type Attempt } from './permission-violations';
import { runsOf } from './property-runs';
import { networks } from './random-network';
import { signedNetwork } from './signed-network';

const backOffice = useBackOffice();

/** Columns that refer to other rows or decide who sees a row. */
const POINTERS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  requests: [
    'note',
    'customer',
    'customerUser',
    'owner',
    's_email_agent',
    'internal_status',
    'assignedUsers',
  ],
  customer_users: ['middleName', 'roles', 'customer', 's_email_agent', 'enabled', 'owner', 'email'],
  customer_user_addresses: ['city', 'frontendOwner', 'owner', 'primary'],
  ficodevquotes: ['internal_status', 'request', 'customer', 'customerUser'],
  customers: ['name', 'parent', 's_cust_logo'],
  files: ['content'],
};
const kinds = fc.constantFrom<Kind>(
  'requests',
  'requests',
  'customer_users',
  'customer_user_addresses',
  'ficodevquotes',
  'customers',
  'files',
);
const attempts: fc.Arbitrary<Attempt> = kinds.chain((kind) =>
  fc.record({
    verb: fc.constantFrom<Attempt['verb']>('update', 'update', 'update', 'create', 'remove'),
    kind: fc.constant(kind),
    row: fc.nat(30),
    fields: fc.uniqueArray(fc.record({ name: fc.constantFrom(...(POINTERS[kind] ?? [])), row: fc.nat(30) }), {
      minLength: 1,
      maxLength: 3,
      selector: ({ name }) => name,
    }),
  }),
);

const METHODS = { create: 'POST', update: 'PATCH', remove: 'DELETE' } as const satisfies Record<
  string,
  Method
>;
const REQUIRED: Readonly<Partial<Record<Kind, object>>> = {
  requests: { company: 'Particulier', firstName: 'A', lastName: 'B', email: 'a@example.org' },
  customer_user_addresses: {
    street: '1 rue Neuve',
    postalCode: '75002',
    city: 'Paris',
    country: 'FR',
    region: 'FR-75',
  },
  customers: { name: 'Neuve' },
};

const pick = <T>(rows: readonly T[], at: number): T | undefined => rows[at % Math.max(rows.length, 1)];

function valueOf(field: string, at: number, kind: Kind, rows: Rows): unknown {
  const person = pick(rows.customer_users, at);
  switch (field) {
    case 'customer':
    case 'parent':
      return pick(rows.customers, at)?.id ?? null;
    case 'customerUser':
    case 'frontendOwner':
      return person?.id ?? null;
    case 'request':
      return pick(rows.requests, at)?.id ?? null;
    case 's_cust_logo':
      return pick(rows.files, at)?.id ?? null;
    case 's_email_agent':
    case 'email':
      return person?.email ?? '';
    case 'roles':
      return [pick([1, 2, 4, 5], at)];
    case 'owner':
      return 124;
    case 'assignedUsers':
      return [124];
    case 'enabled':
    case 'primary':
      return at % 2 === 0;
    case 'internal_status':
      return kind === 'requests'
        ? pick(['open', 'fonds_debloques'], at)
        : pick(['accepted', 'declined', 'draft'], at);
    default:
      return `valeur ${at}`;
  }
}

it('T2, T3: lets nobody change, make, move or remove what is not theirs, whatever a body points at', async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(
      networks,
      fc.nat(5),
      fc.array(attempts, { minLength: 60, maxLength: 60 }),
      async (network, turn, tried) => {
        const { callers } = await signedNetwork(backOffice(), network, turn);
        for (const [index, attempt] of tried.entries()) {
          const caller = callers[index % callers.length];
          const before = await readRows(backOffice().store);
          // The call may have deleted the caller or changed their files, so read the caller from before it.
          const me = before.customer_users.find(({ id }) => id === caller?.me.id);
          if (!caller || !me) continue;
          const { verb, kind, row } = attempt;
          const given = Object.fromEntries(
            attempt.fields.map(({ name, row: at }) => [name, valueOf(name, at, kind, before)]),
          );
          const body = verb === 'create' ? { ...REQUIRED[kind], ...given } : given;
          const rights = rightsOf(before, me);
          // Half of the time the caller's own row: calls on a random one are nearly always refused.
          const own = before[kind].filter(({ id }) => rights.changes[kind].has(id));
          const target = pick(row % 2 === 0 && own.length > 0 ? own : before[kind], row >> 1);
          const path = verb === 'create' ? kind : `${kind}/${target?.id ?? 1}`;
          const answer = await caller.client.send(
            METHODS[verb],
            `/admin/api/${path}`,
            verb === 'remove' ? undefined : body,
          );
          const after = await readRows(backOffice().store);
          const signed = { ...caller, me, rights };
          if (answer.status < 300) done += 1;
          expect(answer.status).toBeLessThan(500);
          expect({
            who: me.email,
            role: me.roles,
            path,
            body,
            status: answer.status,
            wrong: violations(attempt, answer.status, before, after, signed),
          }).toMatchObject({ wrong: [] });
        }
      },
    ),
    runsOf(3),
  );
  // A server that refuses everything must not pass.
  expect(done).toBeGreaterThan(5);
}, 600_000);
