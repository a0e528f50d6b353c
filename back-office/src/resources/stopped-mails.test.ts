import { useBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();

it('a choice of mails is one’s own: others neither read nor set it', async () => {
  const admin = await backOffice().person({ role: 'ADMIN' });
  const applicant = await backOffice().person();
  const own = `/admin/api/customer_users/${applicant.id}`;
  await applicant.patch(own, { s_stopped_mails: ['reminder'] });
  expect((await applicant.get(own)).body).toMatchObject({ s_stopped_mails: ['reminder'] });
  expect((await admin.get(own)).body).toMatchObject({ s_stopped_mails: null });
  expect((await admin.patch(own, { s_stopped_mails: [] })).status).toBe(403);
  expect((await admin.patch(own, { s_stopped_mails: null, lastName: 'Durand' })).status).toBe(200);
  for (const wrong of [['password'], ['turn', 'turn'], 'turn', [7], {}])
    expect((await applicant.patch(own, { s_stopped_mails: wrong })).status).toBe(400);
  expect((await applicant.get(own)).body).toMatchObject({
    s_stopped_mails: ['reminder'],
    lastName: 'Durand',
  });
});
