import { useBackOffice } from '../../test/testing/test-back-office';

const late = { ms: 0 };
const backOffice = useBackOffice({ shedLoad: { limitMs: 200, lateness: () => late.ms } });

beforeEach(() => {
  late.ms = 0;
});

describe('a process that is late puts off what can wait', () => {
  it('lists first, and says when to come back', async () => {
    const marie = await backOffice().person();
    late.ms = 201;

    for (const path of ['/admin/api/requests', '/admin/api/customers/59/children', '/admin/api/countries']) {
      const answer = await marie.get(path);
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
      expect(answer.body).toEqual([expect.objectContaining({ title: 'service unavailable http exception' })]);
    }
    expect((await marie.get(`/admin/api/customer_users/${marie.id}`)).status).toBe(200);
  });

  it('then single rows, never a login, a write or a logout', async () => {
    const marie = await backOffice().person();
    late.ms = 5000;

    expect((await marie.get(`/admin/api/customer_users/${marie.id}`)).status).toBe(503);
    expect(
      (await marie.patch(`/admin/api/customer_users/${marie.id}`, { firstName: 'Marie-Louise' })).status,
    ).toBe(200);
    const here = await backOffice().signIn(marie.email);
    expect((await here.send('POST', '/api/logout')).status).toBe(204);
  });

  it('nothing at all while it is on time', async () => {
    const marie = await backOffice().person();
    late.ms = 200;

    expect((await marie.get('/admin/api/requests')).status).toBe(200);
  });
});
