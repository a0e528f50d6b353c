import { useBackOffice } from './test-back-office';

const backOffice = useBackOffice();

it('records when signed calls arrived and whose they were', async () => {
  const marie = await backOffice().person();
  await marie.get('/admin/api/countries?limit=1');
  const call = backOffice().arrivals.find(({ path }) => path === '/admin/api/countries?limit=1');
  expect(call).toMatchObject({ method: 'GET', user: marie.email, status: 200 });
  expect(call?.session).toBeGreaterThan(0);
  expect(Math.abs(Date.now() - (call?.at ?? 0))).toBeLessThan(60_000);
});

it('fails the calls that a test asked to fail, and no more', async () => {
  const marie = await backOffice().person();
  const { faults } = backOffice();
  faults.fail({ path: '/admin/api/countries', status: 500 });
  faults.fail({ path: '/admin/api/regions', status: 401 });
  expect((await marie.get('/admin/api/countries')).status).toBe(500);
  expect((await marie.get('/admin/api/countries')).status).toBe(200);
  expect((await marie.get('/admin/api/regions')).status).toBe(401);
});
