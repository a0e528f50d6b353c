import { sql } from '../../../src/store/sql';
import { idsOf, MARIE, AGENT } from '../scene';
import type { Rows } from './walk';

const USERS = '/admin/api/customer_users';
const RESET = '/admin/api/customerUser/password_reset';
const registration = {
  confirmed: true,
  email: 'lea.martin@example.org',
  firstName: 'Léa',
  lastName: 'Martin',
  birthday: '1990-07-14',
  enabled: true,
  username: 'lea.martin@example.org',
  password: 'Secret123',
  s_email_agent: 'superviseur@intergestion.example',
  roles: [2],
  customer: 59,
};
const success = () => ({ success: true });

/** Section 7, 'Authentication and users'. */
export const people: Rows = {
  'POST /api/login, body meta{email,password}': [
    {
      as: 'nobody',
      call: 'POST /api/login',
      body: { meta: { email: MARIE, password: 'Portail2026' } },
      status: 200,
      like: () => ({ meta: { apiKey: expect.stringMatching(/^[0-9a-f]{40}$/) as unknown } }),
    },
    { as: 'nobody', call: 'POST /api/login', body: { meta: { email: MARIE, password: 'x' } }, status: 403 },
  ],
  'POST /admin/api/customer_users (register': [
    {
      as: 'nobody',
      call: `POST ${USERS}`,
      body: registration,
      status: 201,
      like: () => ({ email: registration.email, birthday: '1990-07-14', roles: [2], customer: 59 }),
      also: ({ headers, body }) =>
        expect(headers['location']).toBe(`${USERS}/${(body as { id: number }).id}`),
    },
    {
      as: 'nobody',
      call: `POST ${USERS}`,
      body: { ...registration, email: MARIE.toUpperCase(), username: MARIE, password: 'court' },
      status: 400,
      like: () => [
        {
          title: 'unique customer user name and email constraint',
          detail: 'This email is already used.',
          source: 'email',
        },
        {
          title: 'password complexity constraint',
          detail:
            'The password must be at least 8 characters long and include an upper case letter and a number',
          source: 'password',
        },
      ],
    },
    {
      as: 'admin',
      call: `POST ${USERS}`,
      body: { ...registration, email: 'hugo@example.org', username: 'hugo@example.org', roles: [4] },
      status: 201,
      like: () => ({ email: 'hugo@example.org', roles: [4], enabled: true, confirmed: true }),
    },
  ],
  'GET /admin/api/customer_users?email={email}': [
    {
      as: 'marie',
      call: `GET ${USERS}?email=${encodeURIComponent(MARIE)}`,
      status: 200,
      like: ({ marie, home, paris }) => [
        {
          id: marie,
          namePrefix: 'Mme',
          firstName: 'Marie',
          middleName: null,
          lastName: 'Durand',
          birthday: '1984-03-02',
          email: MARIE,
          username: MARIE,
          confirmed: true,
          enabled: true,
          roles: [2],
          customer: 59,
          addresses: [home, paris],
          s_email_agent: AGENT,
        },
      ],
    },
    { as: 'marie', call: `GET ${USERS}?email=personne%40example.org`, status: 200, like: () => [] },
  ],
  'GET /admin/api/customer_users?customer={id}&page&limit': [
    {
      story: 'director: a page of ten, and the total of a list of 100 000',
      run: async ({ as }) => {
        const page = await as.director.get(`${USERS}?customer=59&page=1&limit=10`, {
          'x-include': 'totalCount',
        });
        expect(page.status).toBe(200);
        const all = await as.director.get(`${USERS}?customer=59&limit=100000`);
        expect(String(idsOf(all.body).length)).toBe(page.headers['x-include-total-count']);
        expect(idsOf(all.body).slice(0, 10)).toEqual(idsOf(page.body));
      },
    },
    { as: 'director', call: `GET ${USERS}?customer={branch}&page=1&limit=10`, status: 200, like: () => [] },
  ],
  'GET /admin/api/customer_users/{id}; DELETE': [
    { as: 'director', call: `GET ${USERS}/{marie}`, status: 200, like: ({ marie }) => ({ id: marie }) },
    { as: 'marie', call: `DELETE ${USERS}/{marie}`, status: 403 },
    {
      story: 'director: deletes an applicant, once, and not themselves',
      run: async ({ as, office }) => {
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
  ],
  'PATCH (or PUT) /admin/api/customer_users/{id}': [
    {
      as: 'marie',
      call: `PATCH ${USERS}/{marie}`,
      body: {
        firstName: 'Marie',
        middleName: 'Anne',
        lastName: 'Durand',
        namePrefix: 'Mme',
        birthday: '1984-03-02',
        email: MARIE,
      },
      status: 200,
      like: ({ marie }) => ({ id: marie, middleName: 'Anne', birthday: '1984-03-02', email: MARIE }),
    },
    { as: 'marie', call: `PATCH ${USERS}/{marie}`, body: { middleName: null }, status: 200 },
    {
      as: 'marie',
      call: `PUT ${USERS}/{marie}`,
      body: { firstName: 'M' },
      status: 405,
      also: ({ headers }) => expect(headers['allow']).toBe('GET, PATCH, DELETE'),
    },
  ],
  'GET /admin/api/customer_users?roles=2&limit=1000&customer={id}': [
    {
      as: 'director',
      call: `GET ${USERS}?roles=2&limit=1000&customer=59`,
      status: 200,
      also: ({ body }, { ids }) => {
        expect(idsOf(body)).toContain(ids.marie);
        expect(idsOf(body)).not.toContain(ids.agent);
      },
    },
    {
      as: 'director',
      call: `GET ${USERS}?roles=4&limit=1000&customer=59`,
      status: 200,
      also: ({ body }, { ids }) => expect(idsOf(body)).toContain(ids.agent),
    },
  ],
  'GET /admin/api/customer_user_roles/{id}': [
    {
      as: 'marie',
      call: 'GET /admin/api/customer_user_roles/2',
      status: 200,
      like: () => ({ id: 2, label: 'Demandeur' }),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/customer_user_roles?id=1,2,4,5',
      status: 200,
      like: () => [{ id: 1 }, { id: 2 }, { id: 4 }, { id: 5 }],
    },
  ],
  'GET /admin/api/users/{ownerId}': [
    {
      as: 'marie',
      call: 'GET /admin/api/users/124',
      status: 200,
      like: () => ({ id: 124, firstName: 'Aurélien', lastName: 'Tissot', owner: 3 }),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/businessunits/3',
      status: 200,
      like: () => ({ id: 3, name: 'Siège' }),
    },
  ],
  'POST /admin/api/customerUser/password/update': [
    {
      story: 'applicant: update and password change fired together both succeed, and the session goes on',
      run: async ({ person, office }) => {
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
        expect(change.body).toEqual(success());
        expect((await paul.get(`${USERS}/${paul.id}`)).status).toBe(200);
        await expect(office.signIn(paul.email, 'Nouveau2027')).resolves.toHaveProperty('key');
      },
    },
    {
      as: 'marie',
      call: 'POST /admin/api/customerUser/password/update',
      body: { old_password: 'faux', new_password: 'Nouveau2027' },
      status: 400,
      like: () => [
        {
          title: 'user password constraint',
          detail: "This value should be the user's current password.",
          source: 'old_password',
        },
      ],
    },
    {
      as: 'marie',
      call: 'POST /admin/api/customerUser/password/update',
      body: { old_password: 'Portail2026', new_password: 'court' },
      status: 400,
      like: () => [{ title: 'password complexity constraint', source: 'new_password' }],
    },
    {
      as: 'marie',
      call: 'POST /admin/api/customerUser/password/update',
      body: { id: 1_000_000, old_password: 'Portail2026', new_password: 'Nouveau2027' },
      status: 403,
    },
  ],
  'POST /admin/api/customerUser/password_reset/request': [
    {
      as: 'nobody',
      call: `POST ${RESET}/request`,
      body: { email: 'personne@example.org', front_website: 'https://portail.example' },
      status: 200,
      like: success,
    },
    {
      as: 'nobody',
      call: `POST ${RESET}/request`,
      body: { email: 'personne', front_website: 'https://portail.example' },
      status: 400,
      like: () => [{ title: 'email constraint', source: 'email' }],
    },
    {
      as: 'nobody',
      call: `POST ${RESET}/reset`,
      body: { token: 'inconnu', new_password: 'Nouveau2027' },
      status: 400,
      like: () => [
        {
          title: 'token constraint',
          detail: 'The reset token is invalid or has expired.',
          source: 'token',
        },
      ],
    },
    {
      story: 'nobody: the link that is mailed sets a new password, once',
      run: async ({ as, office, person }) => {
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
        expect(await as.nobody.post(`${RESET}/reset`, reset)).toMatchObject({ status: 200, body: success() });
        await expect(office.signIn(email, 'Nouveau2027')).resolves.toHaveProperty('key');
        expect((await as.nobody.post(`${RESET}/reset`, reset)).status).toBe(400);
      },
    },
  ],
  'GET /admin/api/customerUser/top_agents?period=month or year': [
    {
      as: 'director',
      call: 'GET /admin/api/customerUser/top_agents?period=month',
      status: 200,
      like: () => [{ agent: 'Claire Petit', requests: 1 }],
    },
    {
      as: 'admin',
      call: 'GET /admin/api/customerUser/top_agents?period=year',
      status: 200,
      like: () => [{ agent: 'Claire Petit', requests: 2 }],
    },
    {
      as: 'admin',
      call: 'GET /admin/api/customerUser/top_agents?period=week',
      status: 400,
      like: () => [{ title: 'filter constraint', source: 'period' }],
    },
    { as: 'marie', call: 'GET /admin/api/customerUser/top_agents?period=month', status: 403 },
  ],
};
