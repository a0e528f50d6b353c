import { useBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();

const registration = {
  email: 'marie.durand@example.org',
  username: 'marie.durand@example.org',
  password: 'Secret123',
  firstName: 'Marie',
  lastName: 'Durand',
  birthday: '1984-03-02',
  confirmed: true,
  enabled: true,
  roles: [2],
  customer: 59,
  s_email_agent: 'superviseur@intergestion.example',
};

it('takes an applicant from registration to an accepted proposition', async () => {
  const office = backOffice();
  const registered = await office.anonymous.post('/admin/api/customer_users', registration);
  expect(registered).toMatchObject({
    status: 201,
    body: { email: registration.email, roles: [2], customer: 59 },
  });
  const marie = await office.signIn(registration.email, registration.password);

  const profile = await marie.get(
    `/admin/api/customer_users?email=${encodeURIComponent(registration.email)}`,
  );
  expect(profile).toMatchObject({
    status: 200,
    body: [{ firstName: 'Marie', birthday: '1984-03-02', addresses: [] }],
  });

  const submitted = await marie.post('/admin/api/requests', {
    company: 'Particulier',
    firstName: 'Marie',
    lastName: 'Durand',
    email: registration.email,
    phone: '0639980001',
    s_montant_global: 200000,
    s_montant_apport: '20000.5',
    s_duree_credit_souhait: '10_ans',
    note: 'Achat de parts de SCPI',
    customer: 59,
    owner: 124,
    s_email_agent: 'superviseur@intergestion.example',
  });
  expect(submitted).toMatchObject({
    status: 201,
    body: {
      s_montant_global: '200000.0000',
      s_montant_apport: '20000.5000',
      internal_status: 'open',
      owner: 124,
    },
  });

  const list = await marie.get('/admin/api/requests?sort=-createdAt&page=1&limit=100&customer=59');
  expect(list).toMatchObject({
    status: 200,
    body: [{ firstName: 'Marie', customer: 59, assignedUsers: [124] }],
  });
  const [project] = list.body as { id: number; customerUser: number }[];

  const quote = await office.seed.quote({ request_id: project?.id, customer_user_id: project?.customerUser });
  const accepted = await marie.patch(`/admin/api/ficodevquotes/${quote}`, { internal_status: 'accepted' });
  expect(accepted).toMatchObject({ status: 200, body: { accepted: true, internal_status: 'accepted' } });
  expect(await marie.get(`/admin/api/requests/${project?.id}/internal_status`)).toMatchObject({
    body: { id: 'proposition_acceptee', name: 'Proposition acceptée' },
  });
});
