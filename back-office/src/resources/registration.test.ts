import fc from 'fast-check';
import { sql } from '../store/sql';
import { useBackOffice } from '../testing/test-back-office';

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
/** What every registration gives, whatever was asked. */
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

it.each([
  { roles: [1] },
  { roles: [2, 1] },
  { roles: '1' },
  { roles: { 0: 1 } },
  { roles: 1 },
  { customer: 1 },
  { customer: 60, s_email_agent: 'agent@example.org' },
  { confirmed: false, enabled: false },
  { id: 1, apiKey: 'x', owner: 1, organization: 2, salt: 'y' },
  { version: 9, customer_id: 60, role_id: 1 },
])('is not moved by %j in the body', async (extra) => {
  expect((await backOffice().anonymous.post(PATH, { ...valid, ...extra })).status).toBe(201);
  expect(await stored()).toEqual([applicant]);
});

it.each(['{"__proto__":{"roles":[1]},', '{"constructor":{"prototype":{"roles":[1]}},'])(
  'refuses a body that reaches for a prototype: %s',
  async (start) => {
    const body = start + JSON.stringify(valid).slice(1);
    expect((await backOffice().anonymous.post(PATH, body)).status).toBe(400);
    expect(await stored()).toEqual([]);
  },
);

it('never gives another role or agency, whatever keys a body carries', async () => {
  const { anonymous, store } = backOffice();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom('roles', 'customer', 'enabled', 'roles[]')),
        fc.jsonValue(),
      ),
      async (extra) => {
        count += 1;
        const email = `someone-${count}@example.org`;
        const answer = await anonymous.post(PATH, { ...extra, ...valid, email, username: email });
        expect([201, 400]).toContain(answer.status);
      },
    ),
    { numRuns: 150 },
  );
  const others = await store.rows(sql`select 1 from customer_users where roles <> '{2}' or customer_id <> 59
    or not enabled or not confirmed or s_email_agent <> ${applicant.email}`);
  expect(others).toEqual([]);
}, 60_000);

it('tells a taken e-mail and a weak password together', async () => {
  await backOffice().anonymous.post(PATH, valid);
  const again = { ...valid, email: 'Marie.Durand@EXAMPLE.org', password: 'abc' };
  expect(await backOffice().anonymous.post(PATH, again)).toMatchObject({
    status: 400,
    body: [
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
  });
});

it('lets one of two registrations of the same e-mail win', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => backOffice().anonymous.post(PATH, valid)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
});

it.each([
  ['firstName', ''],
  ['lastName', null],
  ['email', 'not an address'],
  ['password', ''],
  ['birthday', '1984-02-30'],
])('asks for a proper %s', async (field, value) => {
  const { status, body } = await backOffice().anonymous.post(PATH, { ...valid, [field]: value });
  expect(status).toBe(400);
  expect(body).toEqual([expect.objectContaining({ source: field })]);
});

describe('an account made by somebody signed in', () => {
  const wanted = { ...valid, roles: [4], customer: 59, confirmed: true, enabled: true };

  it.each(['APPLICANT', 'AGENT', 'DIRECTOR'] as const)('is refused to an %s', async (role) => {
    const caller = await backOffice().person({ role });
    expect((await caller.post(PATH, wanted)).status).toBe(403);
  });

  it('has the role that an administrator chose, in the administrator’s agencies', async () => {
    const admin = await backOffice().person({ role: 'ADMIN' });
    expect(await admin.post(PATH, wanted)).toMatchObject({ status: 201, body: { roles: [4] } });
    const stranger = { ...wanted, email: 'x@example.org', customer: 1 };
    expect(await admin.post(PATH, stranger)).toMatchObject({ status: 400, body: [{ source: 'customer' }] });
    expect(await admin.post(PATH, { ...wanted, email: 'y@example.org', roles: [3] })).toMatchObject({
      status: 400,
      body: [{ source: 'roles' }],
    });
  });

  it('needs a good signature when there is one', async () => {
    const answer = await backOffice().anonymous.post(PATH, valid, { 'x-wsse': 'UsernameToken Username="a"' });
    expect(answer.status).toBe(401);
  });
});
