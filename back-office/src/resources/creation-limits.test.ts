import { useBackOffice, type SignedPerson } from '../../test/testing/test-back-office';

const clock = { now: new Date('2026-05-04T10:00:00Z') };
const backOffice = useBackOffice({
  now: () => clock.now,
  limits: {
    loginPerAccount: { count: 100, windowS: 3600 },
    creation: { count: 4, windowS: 3600 },
    creationByStaff: { count: 6, windowS: 3600 },
  },
  holdings: { projects: 3, addresses: 2 },
});

const project = { company: 'Particulier', firstName: 'Marie', lastName: 'Durand', email: 'm@example.org' };
const address = { street: '1 rue Haute', postalCode: '75001', city: 'Paris', country: 'FR', region: 'FR-75' };
const submit = (person: SignedPerson) => person.post('/admin/api/requests', project);
const settle = (person: SignedPerson) => person.post('/admin/api/customer_user_addresses', address);
const statuses = async (times: number, ask: () => Promise<{ readonly status: number }>) => {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push((await ask()).status);
  return found;
};

describe('what one person creates', () => {
  it('is so much within an hour, of whatever kind, and says when there is more', async () => {
    const marie = await backOffice().person();
    expect(await statuses(2, () => settle(marie))).toEqual([201, 201]);
    expect(await statuses(2, () => submit(marie))).toEqual([201, 201]);

    const refused = await submit(marie);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    expect(refused.body).toEqual([expect.objectContaining({ title: 'creation limit constraint' })]);
    const paul = await backOffice().person();
    expect((await submit(paul)).status).toBe(201);

    clock.now = new Date(clock.now.getTime() + 3_601_000);
    const again = await backOffice().signIn(marie.email, marie.password);
    expect((await again.post('/admin/api/requests', project)).status).toBe(201);
  });

  it('does not count what is refused, nor the same order sent again', async () => {
    const marie = await backOffice().person();
    expect(await statuses(6, () => marie.post('/admin/api/requests', { ...project, email: 'x' }))).toEqual(
      Array(6).fill(400),
    );
    const once = { 'idempotency-key': 'one' };
    expect(await statuses(6, () => marie.post('/admin/api/requests', project, once))).toEqual(
      Array(6).fill(201),
    );
    expect((await submit(marie)).status).toBe(201);
  });

  it('is more for those who look after agencies', async () => {
    const admin = await backOffice().person({ role: 'ADMIN' });
    expect(await statuses(7, () => submit(admin))).toEqual([201, 201, 201, 201, 201, 201, 429]);
  });

  it('is so much in all, also of many at once', async () => {
    const marie = await backOffice().person();
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(marie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual([
      expect.objectContaining({ title: 'holding limit constraint' }),
    ]);
    const paul = await backOffice().person();
    const settled = await Promise.all([1, 2, 3].map(() => settle(paul)));
    expect(settled.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  });
});
