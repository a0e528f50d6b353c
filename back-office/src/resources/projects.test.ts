import { useBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();
const PATH = '/admin/api/requests';
const project = {
  company: 'Particulier',
  firstName: 'Marie',
  lastName: 'Durand',
  email: 'marie@example.org',
};

it('loses its prescriber when an applicant’s edit empties it, and takes no other', async () => {
  const marie = await backOffice().person();
  const agent = await backOffice().person({ role: 'AGENT' });
  const created = await marie.post(PATH, { ...project, s_email_agent: agent.email });
  const path = String(created.headers['location']);
  expect(await marie.patch(path, { note: 'y', s_email_agent: agent.email.toUpperCase() })).toMatchObject({
    status: 200,
    body: { note: 'y', s_email_agent: agent.email },
  });
  expect(await marie.patch(path, { s_email_agent: 'another@example.org' })).toMatchObject({
    status: 403,
    body: [{ source: 's_email_agent' }],
  });
  expect(await agent.patch(path, { s_email_agent: '', note: 'z' })).toMatchObject({
    status: 200,
    body: { note: 'z', s_email_agent: agent.email },
  });
  expect(await marie.patch(path, { s_email_agent: '' })).toMatchObject({
    status: 200,
    body: { s_email_agent: null },
  });
  expect((await agent.get(path)).status).toBe(404);
});

it('takes back what was read of it, and stays with its applicant, agency, manager and status', async () => {
  const marie = await backOffice().person();
  const created = await marie.post(PATH, project);
  const path = String(created.headers['location']);
  const { customer, customerUser, owner, assignedUsers, internal_status, s_email_agent } =
    created.body as Record<string, unknown>;
  const same = { customer, customerUser, owner, assignedUsers, internal_status, s_email_agent };
  expect(await marie.patch(path, { note: 'y', ...same })).toMatchObject({
    status: 200,
    body: { note: 'y', customer: 59, customerUser: marie.id, owner: 124, internal_status: 'open' },
  });
});

it('may be submitted by an agent for their applicant, and stays the agent’s', async () => {
  const agent = await backOffice().person({ role: 'AGENT' });
  const own = await backOffice().seed.person({ columns: { s_email_agent: agent.email } });
  const stranger = await backOffice().seed.person();
  expect(await agent.post(PATH, { ...project, customerUser: own.id })).toMatchObject({
    status: 201,
    body: { customerUser: own.id, customer: 59, s_email_agent: agent.email },
  });
  expect((await agent.post(PATH, { ...project, customerUser: stranger.id })).status).toBe(400);
});

it('counts financed projects of the month and of the year: five agents, and those tied with the fifth', async () => {
  const { seed, person } = backOffice();
  const director = await person({ role: 'DIRECTOR' });
  const now = new Date();
  const lastYear = new Date(now.getTime() - 366 * 24 * 3600 * 1000);
  for (const [index, count] of [3, 2, 6, 1, 4, 5, 2].entries()) {
    const { email } = await seed.person({
      role: 'AGENT',
      columns: { first_name: 'Agent', last_name: String(index) },
    });
    for (let done = 0; done < count; done += 1) {
      await seed.request({ s_email_agent: email, internal_status: 'fonds_debloques', updated_at: now });
    }
    await seed.request({ s_email_agent: email, internal_status: 'fonds_debloques', updated_at: lastYear });
    await seed.request({ s_email_agent: email, internal_status: 'open', updated_at: now });
  }
  for (const period of ['month', 'year']) {
    const { body } = await director.get(`/admin/api/customerUser/top_agents?period=${period}`);
    expect(body).toEqual(
      [2, 5, 4, 0, 1, 6].map((agent, rank) => ({ agent: `Agent ${agent}`, requests: Math.max(6 - rank, 2) })),
    );
  }
  expect((await director.get('/admin/api/customerUser/top_agents?period=week')).status).toBe(400);
});
