import type { Mail, NoticeLetter } from '../mail/mail';
import { sql } from '../store/sql';
import { lettersLeft, useBackOffice, type SignedPerson } from '../../test/testing/test-back-office';

const clock = { at: new Date('2026-05-04T10:00:00Z') };
const backOffice = useBackOffice({ now: () => clock.at });
const PROPOSITIONS = '/admin/api/ficodevquotes';
const PROJECTS = '/admin/api/requests';

let before = 0;
beforeEach(() => {
  before = backOffice().mails.length;
});

/** What was sent since the test began, as `recipient: subject`. */
async function sent(): Promise<string[]> {
  await lettersLeft(backOffice());
  return fresh().map(({ to, subject }) => `${to}: ${subject}`);
}
const fresh = (): readonly Mail[] => backOffice().mails.slice(before);

interface Scene {
  readonly admin: SignedPerson;
  readonly applicant: SignedPerson;
  readonly agent: SignedPerson;
  readonly project: number;
}

async function scene(columns: Record<string, unknown> = {}): Promise<Scene> {
  const office = backOffice();
  const admin = await office.person({ role: 'ADMIN' });
  const agent = await office.person({ role: 'AGENT', email: 'agent@example.org' });
  const applicant = await office.person({ email: 'marie@example.org' });
  const project = await office.seed.request({
    customer_user_id: applicant.id,
    s_email_agent: 'Agent@example.org',
    ...columns,
  });
  return { admin, agent, applicant, project };
}

const draft = (request: number) => ({ request, s_quote_detail: 'Une offre.', validUntil: '2026-06-30' });

interface Event {
  readonly event: string;
  readonly act: (scene: Scene) => Promise<{ readonly status: number }>;
  readonly mails: readonly string[];
}

const propose = async ({ admin, project }: Scene, status = 'draft') =>
  admin.post(PROPOSITIONS, { ...draft(project), internal_status: status });
const idOf = ({ body }: { readonly body: unknown }): number => (body as { id: number }).id;

const events: readonly Event[] = [
  {
    event: 'a draft that is sent, twice',
    act: async (all) => {
      const id = idOf(await propose(all, 'open'));
      await all.admin.patch(`${PROPOSITIONS}/${id}`, { internal_status: 'draft' });
      return all.admin.patch(`${PROPOSITIONS}/${id}`, { internal_status: 'draft' });
    },
    mails: ['marie@example.org: Une proposition vous attend'],
  },
  {
    event: 'a status in which the applicant acts, set twice',
    act: async ({ admin, project }) => {
      await admin.patch(`${PROJECTS}/${project}`, { internal_status: 'more_info_requested' });
      return admin.patch(`${PROJECTS}/${project}`, { internal_status: 'more_info_requested' });
    },
    mails: ['marie@example.org: À vous d’agir dans votre dossier'],
  },
  {
    event: 'the applicant’s turn, once more',
    act: async ({ admin, project }) => {
      for (const status of ['more_info_requested', 'processed', 'more_file_requested']) {
        await admin.patch(`${PROJECTS}/${project}`, { internal_status: status });
        await lettersLeft(backOffice());
      }
      return admin.patch(`${PROJECTS}/${project}`, { phone: '0600000000' });
    },
    mails: [
      'marie@example.org: À vous d’agir dans votre dossier',
      'marie@example.org: À vous d’agir dans votre dossier',
    ],
  },
  {
    event: 'a refused change',
    act: async ({ admin, project }) => ({
      status:
        (await admin.patch(`${PROJECTS}/${project}`, { internal_status: 'more_info_requested', phone: 7 }))
          .status - 200,
    }),
    mails: [],
  },
  {
    event: 'another agent',
    act: async ({ admin, project }) => {
      await backOffice().seed.person({ role: 'AGENT', email: 'other@example.org' });
      await admin.patch(`${PROJECTS}/${project}`, { s_email_agent: 'other@example.org' });
      return admin.patch(`${PROJECTS}/${project}`, { s_email_agent: 'OTHER@example.org' });
    },
    mails: [
      'other@example.org: Un dossier vous est confié',
      'agent@example.org: Un dossier n’est plus suivi par vous',
    ],
  },
  {
    event: 'another agent than the director who followed it',
    act: async ({ admin, project }) => {
      await backOffice().seed.person({ role: 'DIRECTOR', email: 'director@example.org' });
      await backOffice().store.rows(
        sql`update requests set s_email_agent = 'director@example.org' where id = ${project}`,
      );
      return admin.patch(`${PROJECTS}/${project}`, { s_email_agent: 'agent@example.org' });
    },
    mails: ['agent@example.org: Un dossier vous est confié'],
  },
  {
    event: 'a file that its applicant’s edit takes from its agent, edited again',
    act: async ({ applicant, project }) => {
      await backOffice().seed.person({ role: 'DIRECTOR', email: 'director@example.org' });
      await applicant.patch(`${PROJECTS}/${project}`, { phone: '0600000000', s_email_agent: '' });
      return applicant.patch(`${PROJECTS}/${project}`, { phone: '0600000001', s_email_agent: '' });
    },
    mails: [
      'agent@example.org: Un dossier n’est plus suivi par vous',
      'director@example.org: Dossier n°\u00a0{project}\u00a0: plus d’agent',
    ],
  },
  {
    event: 'a file that its director takes from its agent',
    act: async ({ project }) => {
      const director = await backOffice().person({ role: 'DIRECTOR' });
      return director.patch(`${PROJECTS}/${project}`, { s_email_agent: '' });
    },
    mails: ['agent@example.org: Un dossier n’est plus suivi par vous'],
  },
  {
    event: 'an agent’s own new project',
    act: ({ agent }) =>
      agent.post(PROJECTS, { company: 'x', firstName: 'A', lastName: 'B', email: 'a@example.org' }),
    mails: [],
  },
  {
    event: 'an applicant’s new project that names an agent',
    act: ({ applicant }) =>
      applicant.post(PROJECTS, {
        company: 'x',
        firstName: 'A',
        lastName: 'B',
        email: 'a@example.org',
        s_email_agent: 'agent@example.org',
      }),
    mails: ['agent@example.org: Un dossier vous est confié'],
  },
];

it.each(events)('$event: who is told, and once', async ({ act, mails }) => {
  const all = await scene();
  const { status } = await act(all);
  expect([200, 201]).toContain(status);
  expect(await sent()).toEqual(mails.map((mail) => mail.replace('{project}', String(all.project))));
});

describe('an answer', () => {
  const answered = async (columns: Record<string, unknown>, prepare = () => Promise.resolve()) => {
    const all = await scene(columns);
    await prepare();
    const { seed } = backOffice();
    const id = await seed.quote({ customer_user_id: all.applicant.id, request_id: all.project });
    await all.applicant.patch(`${PROPOSITIONS}/${id}`, { internal_status: 'declined' });
    await all.applicant.patch(`${PROPOSITIONS}/${id}`, { internal_status: 'declined' });
    const numbered = `Dossier n°\u00a0${String(all.project)}\u00a0: une réponse à une proposition`;
    return { numbered, admin: all.admin.email, mails: await sent() };
  };

  it('reaches the agent of the file, once', async () => {
    const { numbered, mails } = await answered({});
    expect(mails).toEqual([`agent@example.org: ${numbered}`]);
    expect(fresh()[0]?.text).toContain('a refusé une proposition.');
  });

  it('reaches the directors of the agency where no agent follows the file', async () => {
    const { numbered, mails } = await answered({ s_email_agent: 'unknown@example.org' }, async () => {
      await backOffice().seed.person({ role: 'DIRECTOR', email: 'director@example.org' });
      await backOffice().seed.person({
        role: 'DIRECTOR',
        email: 'closed@example.org',
        columns: { enabled: false },
      });
    });
    expect(mails).toEqual([`director@example.org: ${numbered}`]);
  });

  it('reaches who looks after the agency above where the agency has nobody', async () => {
    const agency = await backOffice().seed.agency();
    const { seed } = backOffice();
    const all = await scene({ s_email_agent: null, customer_id: agency });
    const id = await seed.quote({
      customer_user_id: all.applicant.id,
      request_id: all.project,
      customer_id: agency,
    });
    await all.applicant.patch(`${PROPOSITIONS}/${id}`, { internal_status: 'accepted' });
    expect((await sent()).map((line) => line.split(':')[0])).toEqual([all.admin.email]);
  });
});

/** Queues a letter as if it had waited for the mail server; it leaves with the next one. */
const waiting = (letter: Omit<NoticeLetter, 'kind'>) =>
  backOffice().store.rows(sql`insert into outgoing_mails (recipient, letter, next_try_at, created_at) values (
    'anybody@example.org', ${JSON.stringify({ kind: 'notice', ...letter })}::text::jsonb, ${clock.at}, ${clock.at})`);

describe('nobody is told who', () => {
  it.each([['enabled'], ['confirmed']])('has an account that is not %s', async (column) => {
    const all = await scene();
    await backOffice().store.rows(
      sql`update customer_users set enabled = ${column !== 'enabled'}, confirmed = ${column !== 'confirmed'}
        where id = ${all.applicant.id}`,
    );
    await propose(all);
    expect(await sent()).toEqual([]);
  });

  it('may not see the file any more when the mail leaves', async () => {
    const all = await scene();
    await backOffice().store.rows(
      sql`update requests set s_email_agent = 'other@example.org' where id = ${all.project}`,
    );
    await waiting({ notice: 'file', person: all.agent.id, about: all.project });
    await propose(all);
    expect(await sent()).toEqual(['marie@example.org: Une proposition vous attend']);
    expect(await backOffice().store.rows(sql`select 1 from outgoing_mails`)).toEqual([]);
  });

  it('stopped mails of this kind', async () => {
    const all = await scene();
    const own = `/admin/api/customer_users/${all.applicant.id}`;
    expect((await all.applicant.patch(own, { s_stopped_mails: ['proposition'] })).status).toBe(200);
    await propose(all);
    await all.admin.patch(`${PROJECTS}/${all.project}`, { internal_status: 'expected_signature' });
    expect(await sent()).toEqual(['marie@example.org: À vous d’agir dans votre dossier']);
  });

  it('has nothing left to do when the mail leaves', async () => {
    const all = await scene();
    const { seed, store } = backOffice();
    const offer = { customer_user_id: all.applicant.id, request_id: all.project };
    const cancelled = await seed.quote({ ...offer, internal_status: 'cancelled' });
    const ended = await seed.quote({ ...offer, valid_until: clock.at });
    for (const about of [cancelled, ended])
      await waiting({ notice: 'proposition', person: all.applicant.id, about });
    await waiting({ notice: 'turn', person: all.applicant.id, about: all.project });
    // Given back meanwhile.
    await waiting({ notice: 'left', person: all.agent.id, about: all.project });
    await waiting({ notice: 'unfollowed', person: all.admin.id, about: all.project });
    await propose(all);
    expect(await sent()).toEqual(['marie@example.org: Une proposition vous attend']);
    expect(await store.rows(sql`select 1 from outgoing_mails`)).toEqual([]);
  });
});
