import { useBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();
const path = (id: number) => `/admin/api/customer_users/${id}`;

it('lets a director delete a person of the agency, never an administrator nor themselves', async () => {
  const director = await backOffice().person({ role: 'DIRECTOR' });
  const applicant = await backOffice().seed.person();
  const admin = await backOffice().seed.person({ role: 'ADMIN' });
  expect((await director.remove(path(applicant.id))).status).toBe(204);
  expect((await director.remove(path(admin.id))).status).toBe(403);
  expect(await director.remove(path(director.id))).toMatchObject({
    status: 403,
    body: [{ detail: 'self delete.' }],
  });
});

it('leaves the projects and propositions of an applicant who is deleted, without an account that may answer', async () => {
  const office = backOffice();
  const director = await office.person({ role: 'DIRECTOR' });
  const marie = await office.person();
  const owned = { customer_user_id: marie.id, customer_id: 59 };
  const request = await office.seed.request({ ...owned, first_name: 'Marie', email: marie.email });
  const quote = await office.seed.quote({ ...owned, request_id: request });
  const address = await office.seed.address(marie.id);
  expect((await director.remove(path(marie.id))).status).toBe(204);
  expect(await director.get(`/admin/api/requests/${request}`)).toMatchObject({
    status: 200,
    body: { customerUser: null, firstName: 'Marie', email: marie.email },
  });
  expect(await director.get(`/admin/api/ficodevquotes/${quote}`)).toMatchObject({
    status: 200,
    body: { customerUser: null, request },
  });
  expect((await director.get(`/admin/api/customer_user_addresses/${address}`)).status).toBe(404);
});

it('refuses a birth date to come, of a registration as of a change', async () => {
  const { anonymous, person } = backOffice();
  const marie = await person();
  const refused = { status: 400, body: [{ title: 'less than or equal constraint', source: 'birthday' }] };
  expect(await marie.patch(path(marie.id), { birthday: '2999-01-01' })).toMatchObject(refused);
  const registration = { email: 'future@example.org', password: 'Secret123', firstName: 'A', lastName: 'B' };
  expect(
    await anonymous.post('/admin/api/customer_users', { ...registration, birthday: '2999-01-01' }),
  ).toMatchObject(refused);
});
