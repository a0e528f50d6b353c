import { sql } from '../../../src/store/sql';
import { idsOf, type Scene } from '../scene';

const USERS = '/admin/api/customer_users';
const ADDRESSES = '/admin/api/customer_user_addresses';
const RESET = '/admin/api/customerUser/password_reset';
const QUOTES = '/admin/api/ficodevquotes';
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

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const mainland = Array.from({ length: 95 }, (_, index) => twoDigits(index + 1)).flatMap((code) =>
  code === '20' ? ['2A', '2B'] : [code],
);
const overseas = ['BL', 'CP', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'];

/** Codes of the 96 departments and the overseas territories in ISO 3166-2 (wire reference, 4.2). */
const departmentCodes = [...mainland, ...overseas].map((code) => `FR-${code}`);

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
  'GET /admin/api/customer_users/{id}; DELETE': {
    'director: deletes an applicant, once, and not themselves': async ({ as, office }) => {
      const { id } = await office.seed.person();
      expect(await as.director.remove(`${USERS}/${id}`)).toMatchObject({ status: 204, text: '' });
      expect((await as.director.get(`${USERS}/${id}`)).status).toBe(404);
      const [me] = idsOf((await as.director.get(`${USERS}?email=directeur%40example.org`)).body);
      expect(await as.director.remove(`${USERS}/${String(me)}`)).toMatchObject({
        status: 403,
        body: [{ title: 'forbidden exception', detail: 'self delete.' }],
      });
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
  'POST /admin/api/customerUser/password_reset/request': {
    'nobody: the link that is mailed sets a new password, once': async ({ as, office, person }) => {
      const { email } = await person();
      const request = { email, front_website: 'https://portail.example' };
      expect((await as.nobody.post(`${RESET}/request`, request)).status).toBe(200);
      const waiting = () => office.store.rows(sql`select 1 from outgoing_mails`);
      while ((await waiting()).length > 0) await new Promise((resolve) => setImmediate(resolve));
      const [, token] =
        /https:\/\/portail\.example\/password\/reset\/token=([\w-]+)/.exec(
          office.mails.find(({ to }) => to === email)?.text ?? '',
        ) ?? [];
      const reset = { token, new_password: 'Nouveau2027' };
      expect(await as.nobody.post(`${RESET}/reset`, reset)).toMatchObject({
        status: 200,
        body: { success: true },
      });
      await expect(office.signIn(email, 'Nouveau2027')).resolves.toHaveProperty('key');
      expect((await as.nobody.post(`${RESET}/reset`, reset)).status).toBe(400);
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
  'GET /admin/api/countries?page=1&limit=1000': {
    'the departments of France': async ({ as }) => {
      const { body } = await as.marie.get('/admin/api/regions?country=FR&page=1&limit=1000');
      const codes = (body as { combinedCode: string }[]).map(({ combinedCode }) => combinedCode);
      expect(codes.toSorted()).toEqual(departmentCodes.toSorted());
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
  'PATCH /admin/api/ficodevquotes/{id}': Object.fromEntries(
    (['accepted', 'declined'] as const).map((decision): [string, Run] => [
      `applicant: a proposition becomes ${decision}, once, and by nobody else`,
      async ({ person, office, as }) => {
        const lea = await person();
        const id = await office.seed.quote({ customer_user_id: lea.id });
        const path = `${QUOTES}/${id}`;
        expect((await as.admin.patch(path, { internal_status: decision })).status).toBe(403);
        expect(await lea.patch(path, { internal_status: 'expired' })).toMatchObject({
          status: 400,
          body: [{ source: 'internal_status' }],
        });
        expect(await lea.patch(path, { internal_status: decision })).toMatchObject({
          status: 200,
          body: { id, internal_status: decision, accepted: decision === 'accepted' },
        });
        const other = decision === 'accepted' ? 'declined' : 'accepted';
        expect(await lea.patch(path, { internal_status: other })).toMatchObject({
          status: 409,
          body: [{ source: 'internal_status' }],
        });
      },
    ]),
  ),
  'GET items/page_intergestion/{n}': {
    'pictures of a slider': async ({ as }) => {
      const filter = 'page=1&limit=15&filter[slider_intergestion_id]=3';
      const { body } = await as.nobody.get(`/items/slider_intergestion_files?${filter}`);
      expect((body as { data: unknown[] }).data.length).toBeGreaterThan(0);
    },
  },
};
