import { sql } from '../store/sql';
import { lettersLeft, useBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice({ limits: { registration: { count: 100_000, windowS: 3600 } } });
const PATH = '/admin/api/customer_users';
const valid = {
  email: 'marie.durand@example.org',
  username: 'marie.durand@example.org',
  password: 'Secret123',
  firstName: 'Marie',
  lastName: 'Durand',
  birthday: '1984-03-02',
};
/** Values of every registered account, whatever the body asked for. */
const applicant = {
  roles: [2],
  customer: 59,
  confirmed: true,
  enabled: true,
  email: 'superviseur@intergestion.example',
};
const stored = () =>
  backOffice().store
    .rows(sql`select roles, customer_id as customer, confirmed, enabled, s_email_agent as email
    from customer_users`);

it('makes an applicant of the default agency and answers with the whole account', async () => {
  const answer = await backOffice().anonymous.post(PATH, valid);
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ email: valid.email, username: valid.email, roles: [2], customer: 59 });
  expect(answer.headers['location']).toMatch(/^\/admin\/api\/customer_users\/\d+$/);
  expect(answer.text).not.toMatch(/Secret123|argon2|password":/);
  expect(await stored()).toEqual([applicant]);
});

it('is confirmed by a mail, once, with the name and no password in it', async () => {
  const address = 'une.fois@example.org';
  const once = { ...valid, email: address, username: address };
  expect((await backOffice().anonymous.post(PATH, once)).status).toBe(201);
  expect((await backOffice().anonymous.post(PATH, once)).status).toBe(400);
  await lettersLeft(backOffice());
  const { mails } = backOffice();
  const own = mails.filter(({ to }) => to === address);
  expect(own).toMatchObject([{ subject: 'Bienvenue sur InterGestion' }]);
  expect(own[0]?.text).toMatch(/^Bonjour,/);
  expect(own[0]?.text).not.toContain(valid.password);
});

it('takes the fields of the portal’s own form, with the values that every registration gets', async () => {
  const sent = {
    roles: [2],
    customer: 59,
    confirmed: true,
    enabled: true,
    s_email_agent: applicant.email,
    owner: 124,
  };
  expect((await backOffice().anonymous.post(PATH, { ...valid, ...sent })).status).toBe(201);
  expect(await stored()).toEqual([applicant]);
});

describe('a registration gives no more than every registration gives', () => {
  const bodies: readonly [object, ...string[]][] = [
    [{ roles: [1] }, 'roles'],
    [{ roles: [2, 1] }, 'roles'],
    [{ roles: [] }, 'roles'],
    [{ roles: '1' }, 'roles'],
    [{ roles: [{ id: 1 }] }, 'roles'],
    [{ customer: 60 }, 'customer'],
    [{ customer: null }, 'customer'],
    [{ owner: 1 }, 'owner'],
    [{ enabled: false }, 'enabled'],
    [{ confirmed: false }, 'confirmed'],
    [{ roles: [1], customer: 1, s_email_agent: 'a@b.fr' }, 'roles', 'customer', 's_email_agent'],
    [{ id: 1, apiKey: 'x', salt: 'y' }, 'id', 'apiKey', 'salt'],
    [{ version: 9, customer_id: 60, password_hash: 'x' }, 'version', 'customer_id', 'password_hash'],
    [{ 'roles[]': 1, 'roles.0': 1, Roles: [1] }, 'roles[]', 'roles.0', 'Roles'],
  ];

  it.each(bodies)('refuses %j and names %s', async (extra, ...named) => {
    const { status, body } = await backOffice().anonymous.post(PATH, { ...valid, ...extra });
    expect(status).toBe(400);
    const problems = body as { source?: string; detail: string }[];
    for (const field of named) {
      expect(problems.some(({ source, detail }) => source === field || detail.includes(`"${field}"`))).toBe(
        true,
      );
    }
    expect(await stored()).toEqual([]);
  });

  it.each(['{"__proto__":{"roles":[1]},', '{"constructor":{"prototype":{"roles":[1]}},'])(
    'refuses a body that reaches for a prototype: %s',
    async (start) => {
      const body = start + JSON.stringify(valid).slice(1);
      expect((await backOffice().anonymous.post(PATH, body)).status).toBe(400);
      expect(await stored()).toEqual([]);
    },
  );
});

it('lets one of two registrations of the same e-mail win', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => backOffice().anonymous.post(PATH, valid)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
});
