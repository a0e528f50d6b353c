import fc from 'fast-check';
import type { Client, Reply } from '../testing/signed-client';
import { useBackOffice } from '../testing/test-back-office';
import type { Kind, Person, Rights, Rows } from './permission-model';
import { runsOf } from './property-runs';
import { networks } from './random-network';
import { seenIds, signedNetwork } from './signed-network';

const backOffice = useBackOffice();

/** Queries that could leak hidden rows through their values, counts or order. */
const QUERIES: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  requests: [
    'sort=-createdAt',
    'sort=s_montant_global',
    'sort=firstName',
    'createdAt[gte]=2001-01-01',
    'firstName=Autre',
    's_montant_global[gte]=1',
    'internal_status=declined',
    'internal_status[neq]=open',
    's_ville[exists]=true',
    'customerUser[exists]=true',
    'assignedUsers=124',
    'id[gte]=1&sort=-id&limit=2',
    'customer.name=Ailleurs',
    'customerUser.firstName=Autre',
    'customerUser.birthday[exists]=true',
  ],
  ficodevquotes: [
    'sort=-createdAt',
    'sort=internal_status',
    'internal_status=expired',
    'createdAt[lte]=2001-01-01',
    'poNumber=AUTRE',
    'request.s_email_agent=person-2@intergestion.example',
    'request.firstName=Autre',
    'request.createdAt[gte]=2001-01-01',
    'request.internal_status=declined',
    'customer.name=Ailleurs',
    'request.id[gte]=1&sort=-request',
    'validUntil[exists]=true',
    'request.s_montant_global=1',
  ],
  customer_users: [
    'sort=lastName',
    'sort=-createdAt',
    'sort=birthday',
    'sort=enabled',
    'firstName=Autre',
    'enabled=false',
    'confirmed=false',
    'createdAt[gte]=2001-01-01',
    's_email_agent[exists]=false',
    'roles=4',
    'roles=2',
    'customer.name=Ailleurs',
    'addresses[exists]=true',
    'addresses[neq]=1',
    'addresses=1,2,3,4,5,6,7,8',
    'lastLogin[exists]=true',
    'birthday=1901-01-01',
    'middleName=Autre',
  ],
  customers: [
    'sort=name',
    'sort=-createdAt',
    'name=Ailleurs',
    'createdAt[gte]=2001-01-01',
    'users[exists]=true',
    'children[exists]=true',
    'users[neq]=1',
    'children=1,2,3,60,61,62',
    'users[contains]=3',
    'sort=users',
  ],
  customer_user_addresses: [
    'sort=city',
    'city=Ailleurs',
    'postalCode=00000',
    'primary=false',
    'created[gte]=2001-01-01',
    'frontendOwner.firstName=Autre',
    'country=BE',
  ],
  files: [],
};
const EXTRA = [
  '/admin/api/customerUser/top_agents?period=year',
  '/admin/api/customerUser/top_agents?period=month',
  '/admin/api/customer_user_roles?limit=-1',
  '/admin/api/customer_user_roles/2',
  '/admin/api/customer_user_roles?customerUsers=1,2,3,4,5,6,7,8,9',
  '/admin/api/customer_user_roles?sort=customerUsers',
];

async function askEverything(client: Client): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const paths = [
    ...Object.entries(QUERIES).flatMap(([kind, queries]) =>
      ['limit=-1', ...queries].map((query) => `/admin/api/${kind}?${query}`),
    ),
    ...EXTRA,
  ];
  const tell = ({ status, headers, text }: Reply) =>
    `${status} ${String(headers['x-include-total-count'])} ${text}`;
  for (const path of paths) answers[path] = tell(await client.get(path, { 'x-include': 'totalCount' }));
  return answers;
}

/**
 * Changes every row that the caller may not see, except the columns that decide visibility: a proposition becomes
 * visible to its applicant once it is no longer `open`.
 */
async function scramble(rows: Rows, rights: Rights, me: Person): Promise<void> {
  const hidden = (kind: Kind) => rows[kind].map(({ id }) => id).filter((id) => !rights.sees[kind]?.has(id));
  const list = (ids: readonly number[]) => (ids.length > 0 ? ids.join(',') : '0');
  const seenRequests = rows.requests.filter(({ id }) => rights.sees.requests?.has(id));
  // People whom a ranking names are visible to those whose files it counts.
  const strangers = rows.customer_users.filter(
    ({ id, email }) =>
      !rights.sees.customer_users?.has(id) &&
      !seenRequests.some(({ s_email_agent }) => s_email_agent?.toLowerCase() === email.toLowerCase()),
  );
  // Applicants see who their agents are, and nothing else of them.
  const halfHidden = [
    ...hidden('customer_users'),
    ...(rights.role === 2 ? seenIds(rights, 'customer_users').filter((id) => id !== me.id) : []),
  ];
  await backOffice().store.script(`
    update requests set created_at = '2000-01-01', updated_at = now(), first_name = 'Autre', s_montant_global = 1,
      internal_status = 'fonds_debloques', s_ville = 'Ailleurs', assigned_users = '{}' where id in (${list(hidden('requests'))});
    update quotes set created_at = '2000-01-01', po_number = 'AUTRE', valid_until = null,
      internal_status = case internal_status when 'open' then 'open' else 'expired' end
      where id in (${list(hidden('ficodevquotes'))});
    update customers set name = 'Ailleurs', created_at = '2000-01-01' where id in (${list(hidden('customers'))});
    update customer_user_addresses set city = 'Ailleurs', postal_code = '00000', created_at = '2000-01-01', country = 'BE'
      where id in (${list(hidden('customer_user_addresses'))});
    update customer_users set first_name = 'Autre', last_name = 'Autre' where id in (${list(strangers.map(({ id }) => id))});
    update customer_users set birthday = '1901-01-01', middle_name = 'Autre', created_at = '2000-01-01', confirmed = not confirmed,
      enabled = not enabled where id in (${list(halfHidden)});`);
}

/** Reverts `scramble`. */
const unscramble = ({ ficodevquotes }: Rows): Promise<void> =>
  backOffice().store.script(`
    update requests set created_at = now(), first_name = 'Camille', s_montant_global = 200000, s_ville = null,
      internal_status = 'open', assigned_users = '{124}';
    update quotes set created_at = now(), po_number = 'PROP', valid_until = now();
    ${ficodevquotes.map(({ id, internal_status }) => `update quotes set internal_status = '${internal_status}' where id = ${id};`).join('\n    ')}
    update customers set name = 'Agence', created_at = now();
    update customer_user_addresses set city = 'Paris', postal_code = '75004', created_at = now(), country = 'FR';
    update customer_users set first_name = 'Camille', last_name = 'Essai ' || id, birthday = '1984-03-02',
      middle_name = null, created_at = now(), confirmed = true, enabled = true;`);

it('T4: answers no query differently for what the caller may not see: not by filter, dot filter, order or count', async () => {
  await fc.assert(
    fc.asyncProperty(networks, fc.nat(5), async (network, turn) => {
      const { rows, callers } = await signedNetwork(backOffice(), network, turn);
      for (const { me, rights, client } of callers) {
        await unscramble(rows);
        const before = await askEverything(client);
        expect(before['/admin/api/customers?limit=-1']).toMatch(/^200 /);
        await scramble(rows, rights, me);
        const after = await askEverything(client);
        expect({ who: me.email, ...after }).toEqual({ who: me.email, ...before });
      }
    }),
    runsOf(2),
  );
}, 600_000);
