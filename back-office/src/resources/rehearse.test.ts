import { sql } from '../store/sql';
import { lettersLeft, useBackOffice, type SignedPerson } from '../../test/testing/test-back-office';

const clock = { at: new Date('2026-05-04T10:00:00Z') };
const backOffice = useBackOffice({ now: () => clock.at });
const PROPOSITIONS = '/admin/api/ficodevquotes';
const PROJECTS = '/admin/api/requests';

interface Scene {
  readonly admin: SignedPerson;
  readonly applicant: SignedPerson;
  readonly project: number;
  readonly draft: number;
}

async function scene(): Promise<Scene> {
  const { person, seed } = backOffice();
  const admin = await person({ role: 'ADMIN', email: 'admin@example.org' });
  await person({ role: 'AGENT', email: 'agent@example.org' });
  await seed.person({ role: 'AGENT', email: 'other@example.org' });
  const applicant = await person({ email: 'marie@example.org' });
  const owned = { customer_user_id: applicant.id };
  const project = await seed.request({ ...owned, s_email_agent: 'agent@example.org' });
  const draft = await seed.quote({ ...owned, request_id: project, internal_status: 'open' });
  return { admin, applicant, project, draft };
}

interface Act {
  readonly act: string;
  readonly path: (scene: Scene) => string;
  readonly body: (scene: Scene) => object;
  /** `address: subject`. */
  readonly mails: readonly string[];
}

const change = (act: string, body: object, mails: readonly string[]): Act => ({
  act,
  path: ({ project }) => `${PROJECTS}/${project}`,
  body: () => body,
  mails,
});
const proposition = (status: string) => (all: Scene) => ({
  request: all.project,
  s_quote_detail: 'Une offre.',
  validUntil: '2026-06-30',
  internal_status: status,
});

const TURN = 'marie@example.org: À vous d’agir dans votre dossier';
const LEFT = 'agent@example.org: Un dossier n’est plus suivi par vous';
const OFFER = 'marie@example.org: Une proposition vous attend';
const ACTS: readonly Act[] = [
  change('a status in which the applicant acts', { internal_status: 'more_info_requested' }, [TURN]),
  change('a status of which nobody is told', { internal_status: 'processed' }, []),
  change('the status it has', { internal_status: 'open' }, []),
  change('another agent', { s_email_agent: 'other@example.org' }, [
    'other@example.org: Un dossier vous est confié',
    LEFT,
  ]),
  change(
    'a status and an agent at once',
    { internal_status: 'more_file_requested', s_email_agent: 'other@example.org' },
    [TURN, 'other@example.org: Un dossier vous est confié', LEFT],
  ),
  { act: 'a proposition', path: () => PROPOSITIONS, body: proposition('draft'), mails: [OFFER] },
  { act: 'a draft', path: () => PROPOSITIONS, body: proposition('open'), mails: [] },
  {
    act: 'a draft that is sent',
    path: ({ draft }) => `${PROPOSITIONS}/${draft}`,
    body: () => ({ internal_status: 'draft' }),
    mails: [OFFER],
  },
];

const rowsOf = async () => {
  const { store } = backOffice();
  return {
    requests: await store.rows(sql`select * from requests order by id`),
    quotes: await store.rows(sql`select * from quotes order by id`),
    notices: await store.rows(sql`select * from notices order by 1, 2`),
    letters: await store.rows(sql`select * from outgoing_mails order by id`),
    files: await store.rows(sql`select id from files order by id`),
  };
};

interface Mail {
  readonly email: string;
  readonly subject: string | null;
}
const mailsIn = (body: unknown): readonly Mail[] => (body as { mails: Mail[] }).mails;

it.each(ACTS)(
  '$act: the rehearsal changes nothing and says what the act sends',
  async ({ path, body, mails }) => {
    const all = await scene();
    const before = await rowsOf();
    const told = await all.admin.post(`${path(all)}/rehearsal`, { ...body(all) });
    expect(told.status).toBe(200);
    expect(
      mailsIn(told.body)
        .map(({ email, subject }) => `${email}: ${subject}`)
        .sort(),
    ).toEqual([...mails].sort());
    expect(await rowsOf()).toEqual(before);
    const sentBefore = backOffice().mails.length;
    const isCreation = path(all) === PROPOSITIONS;
    const done = await all.admin.send(isCreation ? 'POST' : 'PATCH', path(all), { ...body(all) });
    expect(done.status).toBe(isCreation ? 201 : 200);
    await lettersLeft(backOffice());
    const sent = backOffice().mails.slice(sentBefore);
    expect(sent.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([...mails].sort());
  },
);

it('uses up no number of a proposition or a project', async () => {
  const { admin, project } = await scene();
  const offer = { request: project, s_quote_detail: 'Une offre.' };
  const made = async (path: string, body: object) =>
    ((await admin.post(path, { ...body })).body as { id: number }).id;
  const file = { company: 'Particulier', firstName: 'A', lastName: 'B', email: 'a@example.org' };
  for (const [path, body] of [
    [PROPOSITIONS, offer],
    [PROJECTS, file],
  ] as const) {
    const first = await made(path, body);
    for (const _time of [1, 2, 3])
      expect((await admin.post(`${path}/rehearsal`, { ...body })).status).toBe(200);
    expect(await made(path, body)).toBe(first + 1);
  }
});

it('names a person who wants no such mail, without a subject', async () => {
  const { admin, applicant, project } = await scene();
  await applicant.patch(`/admin/api/customer_users/${applicant.id}`, { s_stopped_mails: ['turn'] });
  const told = await admin.post(`${PROJECTS}/${project}/rehearsal`, {
    internal_status: 'expected_signature',
  });
  expect(mailsIn(told.body)).toMatchObject([{ email: 'marie@example.org', subject: null, preview: null }]);
});

describe('refuses like the act', () => {
  it.each([
    ['a status that does not exist', { internal_status: 'nowhere' }, 400],
    ['an unknown field', { status: 'open' }, 400],
    ['a manager who does not exist', { owner: 2_000_000 }, 400],
  ])('%s', async (_what, body, status) => {
    const { admin, project } = await scene();
    const told = await admin.post(`${PROJECTS}/${project}/rehearsal`, body);
    expect(told.status).toBe(status);
    expect(told.body).toEqual((await admin.patch(`${PROJECTS}/${project}`, body)).body);
  });

  it('a file that somebody changed meanwhile', async () => {
    const { admin, project } = await scene();
    const seen = { 'if-match': '"1"' };
    await admin.patch(`${PROJECTS}/${project}`, { internal_status: 'processed' });
    const body = { internal_status: 'signed' };
    expect((await admin.post(`${PROJECTS}/${project}/rehearsal`, body, seen)).status).toBe(412);
  });

  it('a draft that was sent and answered', async () => {
    const { admin, applicant, draft } = await scene();
    await admin.patch(`${PROPOSITIONS}/${draft}`, { internal_status: 'draft' });
    await applicant.patch(`${PROPOSITIONS}/${draft}`, { internal_status: 'declined' });
    const told = await admin.post(`${PROPOSITIONS}/${draft}/rehearsal`, { internal_status: 'draft' });
    expect(told.status).toBe(409);
  });
});

it('gives a file’s team its new manager, and takes the former one out, unless the caller names it', async () => {
  const { admin, project } = await scene();
  const { seed } = backOffice();
  const [first, second, other] = [await seed.manager(), await seed.manager(), await seed.manager()];
  const path = `${PROJECTS}/${project}`;
  await admin.patch(path, { owner: first, assignedUsers: [first, other] });
  expect((await admin.patch(path, { owner: second })).body).toMatchObject({
    owner: second,
    assignedUsers: [second, other],
  });
  expect((await admin.patch(path, { owner: second })).body).toMatchObject({ assignedUsers: [second, other] });
  expect((await admin.patch(path, { owner: first, assignedUsers: [first] })).body).toMatchObject({
    assignedUsers: [first],
  });
});
