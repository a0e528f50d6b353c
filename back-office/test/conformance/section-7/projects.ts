import { departmentCodes } from '../french-departments';
import { idsOf, AGENT } from '../scene';
import type { Rows } from './walk';

const agentFilter = `s_email_agent=${encodeURIComponent(AGENT)}`;
const ADDRESSES = '/admin/api/customer_user_addresses';
const form = {
  company: 'Particulier',
  firstName: 'Marie',
  lastName: 'Durand',
  email: 'marie.durand@example.org',
  phone: '0639980001',
  note: 'Achat de parts de SCPI',
  s_montant_global: 200_000,
  s_montant_apport: '20000.5',
  s_usage_bien: 'investissement_locatif',
  s_type_bien: 'parts_de_scpi',
  s_duree_credit_souhait: '10_ans',
  customer: 59,
};
const codesOf = (body: unknown): string[] =>
  Array.isArray(body) ? body.map((row: unknown) => (row as { combinedCode: string }).combinedCode) : [];

const lookups = [
  ['situation_pro', 'requestssituationpro3c4f720bs'],
  ['type_bien', 'requeststypebiend60e813es'],
  ['usage_bien', 'requestsusagebien25628e96s'],
  ['modalite_achat', 'requestsmodaliteachatfa695442s'],
  ['mode_achat', 'requestsmodeachat1f10f2a2s'],
  ['etat_avancement', 'requestsetatavancement3650e254s'],
  ['duree_credit_souhait', 'requestsdureecreditsouhaite7928f01s'],
] as const;

/** Section 7, 'Addresses and geography', 'Customers', 'Requests'. */
export const projects: Rows = {
  'GET /admin/api/customer_users/{profileId}/addresses': [
    {
      as: 'marie',
      call: 'GET /admin/api/customer_users/{marie}/addresses?limit=-1',
      status: 200,
      like: ({ home, paris }) => [
        { id: home, city: 'Paris', postalCode: '75004', country: 'FR', region: 'FR-75', primary: true },
        { id: paris, city: 'Bourg-en-Bresse', postalCode: '01000', region: 'FR-01', primary: false },
      ],
    },
    {
      as: 'marie',
      call: 'GET /admin/api/customer_users/{marie}/addresses?country=FR&region=FR-01',
      status: 200,
      also: ({ body }, { ids }) => expect(idsOf(body)).toEqual([ids.paris]),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/customer_users/{marie}/addresses?id={home}',
      status: 200,
      also: ({ body }, { ids }) => expect(idsOf(body)).toEqual([ids.home]),
    },
    { as: 'marie', call: 'GET /admin/api/customer_users/{agent}/addresses', status: 200, like: () => [] },
  ],
  'POST /admin/api/customer_user_addresses; PATCH and DELETE': [
    {
      story: 'applicant: adds, changes and removes an address',
      run: async ({ person }) => {
        const lea = await person();
        const made = await lea.post(ADDRESSES, {
          street: '1 rue du Chemin Fictif',
          postalCode: '01000',
          city: 'Bourg-en-Bresse',
          country: 'FR',
          region: 'FR-01',
        });
        expect(made).toMatchObject({ status: 201, body: { frontendOwner: lea.id, primary: true } });
        const path = String(made.headers['location']);
        expect(await lea.patch(path, { city: 'Lyon', region: 'FR-69' })).toMatchObject({
          status: 200,
          body: { city: 'Lyon', region: 'FR-69', postalCode: '01000' },
        });
        expect(await lea.remove(path)).toMatchObject({ status: 204, text: '' });
        expect((await lea.get(path)).status).toBe(404);
      },
    },
  ],
  'GET /admin/api/countries?page=1&limit=1000': [
    {
      as: 'marie',
      call: 'GET /admin/api/countries?page=1&limit=1000',
      status: 200,
      also: ({ body }) => expect(body).toHaveLength(249),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/countries/FR',
      status: 200,
      like: () => ({ iso2Code: 'FR', iso3Code: 'FRA', name: 'France' }),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/regions/FR-75',
      status: 200,
      like: () => ({ combinedCode: 'FR-75', code: '75', name: 'Paris', country: 'FR' }),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/regions?country=FR&page=1&limit=1000',
      status: 200,
      also: ({ body }) => expect(codesOf(body).toSorted()).toEqual(departmentCodes.toSorted()),
    },
    { as: 'marie', call: 'GET /admin/api/regions?country=VA&page=1&limit=1000', status: 200, like: () => [] },
  ],
  'GET /admin/api/customers?limit=1000': [
    {
      as: 'director',
      call: 'GET /admin/api/customers?limit=1000',
      status: 200,
      like: ({ branch }) => [
        { id: 59, parent: null, children: [branch] },
        { id: branch, parent: 59, children: [] },
      ],
    },
    {
      as: 'director',
      call: 'GET /admin/api/customers/{branch}',
      status: 200,
      like: ({ branch, logo }) => ({ id: branch, name: 'Agence Lyon', s_cust_logo: logo, children: [] }),
    },
    {
      as: 'director',
      call: 'GET /admin/api/customers/59/children',
      status: 200,
      like: ({ branch }) => [{ id: branch, name: 'Agence Lyon' }],
    },
    {
      as: 'director',
      call: 'GET /admin/api/files/{logo}',
      status: 200,
      like: ({ logo }) => ({
        id: logo,
        mimeType: 'image/png',
        originalFilename: 'logo.png',
        content: 'bG9nbw==',
      }),
    },
    { as: 'marie', call: 'GET /admin/api/files/{logo}', status: 404 },
    {
      as: 'director',
      call: 'GET /admin/api/extendaffiliations',
      status: 200,
      like: () => [
        { name: 'Cabinet Petit', email: 'superviseur@intergestion.example', url: 'https://www.example.org' },
      ],
    },
  ],
  'GET /admin/api/requests with optional query parameters': [
    {
      story: 'every parameter of the row narrows or orders the list of an applicant',
      run: async ({ as, ids }) => {
        const { january, february, march } = ids;
        const rows: readonly (readonly [string, readonly number[]])[] = [
          ['limit=100', [january, february, march]],
          ['customerUser={marie}&limit=1000', [january, february, march]],
          ['customer=59&limit=1000', [january, february, march]],
          ['internal_status=processed', [february]],
          [agentFilter, [january, february, march]],
          ['createdAt[gte]=2026-02-01', [february, march]],
          ['createdAt[lte]=2026-02-28T23:59:59Z', [january, february]],
          ['createdAt[gte]=2026-02-01&createdAt[lte]=2026-02-28T23:59:59Z', [february]],
          ['sort=-createdAt', [march, february, january]],
          ['page=2&limit=2', [march]],
        ];
        for (const [query, expected] of rows) {
          const { body } = await as.marie.get(
            `/admin/api/requests?${query.replace('{marie}', String(ids.marie))}`,
          );
          expect({ query, ids: idsOf(body) }).toEqual({ query, ids: expected });
        }
      },
    },
  ],
  'GET /admin/api/requests/{id}; POST /admin/api/requests': [
    {
      as: 'marie',
      call: 'GET /admin/api/requests/{february}',
      status: 200,
      like: ({ february, marie }) => ({
        id: february,
        s_montant_global: '200000.5000',
        internal_status: 'processed',
        customer: 59,
        customerUser: marie,
      }),
    },
    {
      story: 'applicant: submits a project and changes it; PUT is answered with what there is instead',
      run: async ({ person }) => {
        const lea = await person();
        const made = await lea.post('/admin/api/requests', form);
        expect(made).toMatchObject({
          status: 201,
          body: {
            internal_status: 'open',
            customerUser: lea.id,
            s_montant_global: '200000.0000',
            s_montant_apport: '20000.5000',
          },
        });
        const path = String(made.headers['location']);
        expect(await lea.patch(path, { s_montant_global: '150000' })).toMatchObject({
          status: 200,
          body: { s_montant_global: '150000.0000', s_montant_apport: '20000.5000' },
        });
        const put = await lea.send('PUT', path, form);
        expect(put).toMatchObject({ status: 405, text: '', headers: { allow: 'GET, PATCH' } });
      },
    },
  ],
  'GET /admin/api/requests/{id}/customer': [
    {
      as: 'marie',
      call: 'GET /admin/api/requests/{january}/customer',
      status: 200,
      like: () => ({ id: 59 }),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/requests/{january}/internal_status',
      status: 200,
      like: () => ({ id: 'open', name: 'Nouveau projet' }),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/requests/{january}/assignedUsers',
      status: 200,
      like: () => [{ id: 124, firstName: 'Aurélien', lastName: 'Tissot' }],
    },
    {
      as: 'marie',
      call: 'GET /admin/api/requests/{january}/s_usage_bien',
      status: 200,
      like: () => ({ id: 'investissement_locatif' }),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/requests/{january}/s_type_bien',
      status: 200,
      like: () => ({ id: 'parts_de_scpi' }),
    },
    { as: 'agent', call: 'GET /admin/api/requests/{january}/s_mode_achat', status: 200, like: () => [] },
  ],
  'GET /admin/api/rfpinternalstatuses': [
    {
      as: 'marie',
      call: 'GET /admin/api/rfpinternalstatuses?limit=1000',
      status: 200,
      also: ({ body }) => expect(body).toHaveLength(19),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/rfpinternalstatuses/open',
      status: 200,
      like: () => ({ id: 'open', name: 'Nouveau projet', priority: 1 }),
    },
  ],
  'Lookups by id or list': lookups.flatMap(([short, path]) => [
    {
      story: `${short}: the list and an entry, under the path of an Oro back office and a short one`,
      run: async ({ as }) => {
        const list = await as.marie.get(`/admin/api/${path}?page=1&limit=50`);
        expect(list.status).toBe(200);
        expect((await as.marie.get(`/admin/api/${short}?page=1&limit=50`)).body).toEqual(list.body);
        const [first] = Array.isArray(list.body) ? (list.body as { id: string }[]) : [];
        expect(await as.marie.get(`/admin/api/${path}/${first?.id}`)).toMatchObject({
          status: 200,
          body: first,
        });
      },
    },
  ]),
};
