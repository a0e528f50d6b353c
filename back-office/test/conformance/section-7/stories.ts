import { idsOf, type Scene } from '../scene';

const USERS = '/admin/api/customer_users';
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

const lookups = [
  ['situation_pro', 'requestssituationpro3c4f720bs'],
  ['type_bien', 'requeststypebiend60e813es'],
  ['usage_bien', 'requestsusagebien25628e96s'],
  ['modalite_achat', 'requestsmodaliteachatfa695442s'],
  ['mode_achat', 'requestsmodeachat1f10f2a2s'],
  ['etat_avancement', 'requestsetatavancement3650e254s'],
  ['duree_credit_souhait', 'requestsdureecreditsouhaite7928f01s'],
] as const;

export type Run = (scene: Scene) => Promise<void>;

/** What a single call of `calls.json` cannot show, by row and title. */
export const stories: Readonly<Record<string, Readonly<Record<string, Run>>>> = {
  'GET /admin/api/customer_users?customer={id}&page&limit': {
    'director: a page of ten, and the total of a list of 100 000': async ({ as }) => {
      const page = await as.director.get(`${USERS}?customer=59&page=1&limit=10`, {
        'x-include': 'totalCount',
      });
      expect(page.status).toBe(200);
      const all = await as.director.get(`${USERS}?customer=59&limit=100000`);
      expect(String(idsOf(all.body).length)).toBe(page.headers['x-include-total-count']);
      expect(idsOf(all.body).slice(0, 10)).toEqual(idsOf(page.body));
    },
  },
  'POST /admin/api/customerUser/password/update': {
    'applicant: update and password change fired together both succeed, and the session goes on': async ({
      person,
      office,
    }) => {
      const paul = await person();
      const [profile, change] = await Promise.all([
        paul.patch(`${USERS}/${paul.id}`, { firstName: 'Paul' }),
        paul.post('/admin/api/customerUser/password/update', {
          id: paul.id,
          old_password: paul.password,
          new_password: 'Nouveau2027',
        }),
      ]);
      expect([profile.status, change.status]).toEqual([200, 200]);
      expect(change.body).toEqual({ success: true });
      expect((await paul.get(`${USERS}/${paul.id}`)).status).toBe(200);
      await expect(office.signIn(paul.email, 'Nouveau2027')).resolves.toHaveProperty('key');
    },
  },
  'POST /admin/api/customer_user_addresses; PATCH and DELETE': {
    'applicant: adds, changes and removes an address': async ({ person }) => {
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
      expect(path).toBe(`${ADDRESSES}/${(made.body as { id: number }).id}`);
      expect((await lea.get(path)).body).toEqual(made.body);
      const changed = await lea.patch(path, { city: 'Lyon', region: 'FR-69' });
      expect(changed).toMatchObject({
        status: 200,
        body: { city: 'Lyon', region: 'FR-69', postalCode: '01000' },
      });
      expect((await lea.get(path)).body).toEqual(changed.body);
      expect(await lea.remove(path)).toMatchObject({ status: 204, text: '' });
      expect((await lea.get(path)).status).toBe(404);
    },
  },
  'GET /admin/api/requests/{id}; POST /admin/api/requests': {
    'applicant: submits a project and changes it; PUT is answered with what there is instead': async ({
      person,
    }) => {
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
  'Lookups by id or list': Object.fromEntries(
    lookups.map(([short, path]): [string, Run] => [
      `${short}: the list and an entry, under the path of an Oro back office and a short one`,
      async ({ as }) => {
        const list = await as.marie.get(`/admin/api/${path}?page=1&limit=50`);
        expect(list.status).toBe(200);
        expect((await as.marie.get(`/admin/api/${short}?page=1&limit=50`)).body).toEqual(list.body);
        const [first] = Array.isArray(list.body) ? (list.body as { id: string }[]) : [];
        expect(await as.marie.get(`/admin/api/${path}/${first?.id}`)).toMatchObject({
          status: 200,
          body: first,
        });
      },
    ]),
  ),
  'PATCH /admin/api/ficodevquotes/{id}': {
    'applicant: answers a proposition once': async ({ person, office }) => {
      const lea = await person();
      const id = await office.seed.quote({ customer_user_id: lea.id });
      const answer = (status: string) =>
        lea.patch(`/admin/api/ficodevquotes/${id}`, { internal_status: status });
      const refused = { body: [{ source: 'internal_status' }] };
      expect(await answer('expired')).toMatchObject({ status: 400, ...refused });
      expect(await answer('declined')).toMatchObject({
        status: 200,
        body: { id, internal_status: 'declined', accepted: false },
      });
      expect(await answer('accepted')).toMatchObject({ status: 409, ...refused });
    },
  },
  'GET items/page_intergestion/{n}': {
    'pictures of a slider': async ({ as }) => {
      const filter = 'page=1&limit=15&filter[slider_intergestion_id]=3';
      const { body } = await as.nobody.get(`/items/slider_intergestion_files?${filter}`);
      expect((body as { data: unknown[] }).data.length).toBeGreaterThan(0);
    },
  },
};
