import { sql } from '../store/sql';
import { openTestBackOffice, useBackOffice } from '../../test/testing/test-back-office';

const backOffice = useBackOffice();

async function propositionOf(status = 'draft') {
  const applicant = await backOffice().person();
  const project = await backOffice().seed.request({ customer_user_id: applicant.id });
  const id = await backOffice().seed.quote({
    customer_user_id: applicant.id,
    request_id: project,
    internal_status: status,
  });
  const decide = (decision: unknown) =>
    applicant.patch(`/admin/api/ficodevquotes/${id}`, { internal_status: decision });
  const statusOfProject = async () =>
    (await applicant.get(`/admin/api/requests/${project}/internal_status`)).body;
  return { applicant, id, project, decide, statusOfProject };
}

it('is taken once by the applicant: the same again changes nothing, the opposite is a conflict', async () => {
  const { decide } = await propositionOf();
  const first = await decide('accepted');
  expect(first).toMatchObject({ status: 200, body: { internal_status: 'accepted', accepted: true } });
  const again = await decide('accepted');
  expect(again).toMatchObject({ status: 200, headers: { etag: first.headers['etag'] } });
  expect(again.text).toBe(first.text);
  expect(await decide('declined')).toMatchObject({ status: 409, body: [{ source: 'internal_status' }] });
});

it('moves the project on when the proposition is accepted, and only then', async () => {
  const accepted = await propositionOf();
  await accepted.decide('accepted');
  expect(await accepted.statusOfProject()).toMatchObject({ id: 'proposition_acceptee' });
  const declined = await propositionOf();
  await declined.decide('declined');
  expect(await declined.statusOfProject()).toMatchObject({ id: 'open' });
});

/** Rounds of fifty concurrent decisions; `DECISION_ROUNDS=100` for the full proof. */
const ROUNDS = Number(process.env['DECISION_ROUNDS'] ?? 3);
/** A busy server sends some of them away, which then decide nothing. */
const ANSWERS = [200, 409, 503];

it(
  'is won by exactly one of fifty who try at once, round after round',
  async () => {
    const { seed, store, person } = backOffice();
    const applicant = await person();
    for (let round = 0; round < ROUNDS; round += 1) {
      const request = await seed.request({ customer_user_id: applicant.id });
      const id = await seed.quote({ customer_user_id: applicant.id, request_id: request });
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, turn) =>
          applicant.patch(`/admin/api/ficodevquotes/${id}`, {
            internal_status: turn % 2 === 0 ? 'accepted' : 'declined',
          }),
        ),
      );
      const winners = answers.filter(({ status }) => status === 200);
      const statusOf = ({ body }: (typeof answers)[number]) =>
        (body as { internal_status: string }).internal_status;
      expect(new Set(winners.map(statusOf)).size).toBe(1);
      expect(answers.filter(({ status }) => !ANSWERS.includes(status))).toEqual([]);
      const [won = ''] = winners.map(statusOf);
      // A single event: the version rose once, and the project moved at most once.
      expect(
        await store.rows(sql`select q.internal_status as decision, q.version, r.internal_status as status, r.version as moved
          from quotes q join requests r on r.id = q.request_id where q.id = ${id}`),
      ).toEqual([
        won === 'accepted'
          ? { decision: won, version: 2, status: 'proposition_acceptee', moved: 2 }
          : { decision: won, version: 2, status: 'open', moved: 1 },
      ]);
    }
  },
  60_000 + ROUNDS * 10_000,
);

it.each(['draft', 'foo', '', null, ['accepted'], 1])('is not %j', async (decision) => {
  const { decide } = await propositionOf();
  expect((await decide(decision)).status).toBe(400);
});

describe('one acceptance per project', () => {
  const acceptance = { internal_status: 'accepted' };

  async function twoOffers() {
    const { applicant, id: first, project } = await propositionOf();
    const second = await backOffice().seed.quote({ customer_user_id: applicant.id, request_id: project });
    return { applicant, project, first, second };
  }
  const answer = (
    caller: Awaited<ReturnType<typeof propositionOf>>['applicant'],
    id: number,
    status: string,
  ) => caller.patch(`/admin/api/ficodevquotes/${id}`, { internal_status: status });

  it('refuses a second one with the number of the first, and still takes a refusal', async () => {
    const { applicant, first, second } = await twoOffers();
    await backOffice().store.rows(sql`update quotes set po_number = 'PROP-A' where id = ${first}`);
    expect((await answer(applicant, first, 'accepted')).status).toBe(200);
    expect(await answer(applicant, second, 'accepted')).toMatchObject({
      status: 409,
      body: [
        {
          source: 'internal_status',
          detail: 'Another proposition of this project is already accepted: PROP-A.',
        },
      ],
    });
    expect((await applicant.get(`/admin/api/ficodevquotes/${second}`)).body).toMatchObject({
      internal_status: 'draft',
    });
    // Accepting the accepted one again changes nothing.
    expect((await answer(applicant, first, 'accepted')).status).toBe(200);
    expect((await answer(applicant, second, 'declined')).status).toBe(200);
  });

  it('leaves another project, and a proposition without one, alone', async () => {
    const { applicant, first } = await twoOffers();
    expect((await answer(applicant, first, 'accepted')).status).toBe(200);
    for (const request_id of [
      null,
      null,
      await backOffice().seed.request({ customer_user_id: applicant.id }),
    ]) {
      const elsewhere = await backOffice().seed.quote({ customer_user_id: applicant.id, request_id });
      expect((await answer(applicant, elsewhere, 'accepted')).status).toBe(200);
    }
  });

  it('is won by exactly one of many who try at once, and the others read why', async () => {
    const { seed, store } = backOffice();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { applicant, project, first, second } = await twoOffers();
      const third = await seed.quote({ customer_user_id: applicant.id, request_id: project });
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, turn) =>
          applicant.patch(
            `/admin/api/ficodevquotes/${[first, second, third][turn % 3] ?? first}`,
            acceptance,
          ),
        ),
      );
      expect(answers.filter(({ status }) => !ANSWERS.includes(status))).toEqual([]);
      const refused = answers.filter(({ status }) => status === 409);
      expect(
        new Set(refused.map(({ text }) => text.includes('Another proposition of this project'))),
      ).toEqual(new Set([true]));
      expect(
        await store.rows(sql`select count(*)::int as accepted from quotes
          where request_id = ${project} and internal_status = 'accepted'`),
      ).toEqual([{ accepted: 1 }]);
    }
  }, 120_000);
});

describe('what is still being written (« Nouvelle »)', () => {
  const pathOf = (id: number) => `/admin/api/ficodevquotes/${id}`;

  it('is neither listed, nor shown, nor answered, nor are its files, until it is sent', async () => {
    const { applicant, id, decide } = await propositionOf('open');
    const file = await backOffice().seed.file('offre');
    await backOffice().store.rows(sql`update quotes set s_quote_att_1 = ${file} where id = ${id}`);
    const listed = async () => (await applicant.get('/admin/api/ficodevquotes')).body;
    expect(await listed()).toEqual([]);
    for (const path of [pathOf(id), `${pathOf(id)}/s_quote_att_1`, `/admin/api/files/${file}`])
      expect({ path, status: (await applicant.get(path)).status }).toEqual({ path, status: 404 });
    for (const decision of ['accepted', 'declined']) expect((await decide(decision)).status).toBe(404);

    const admin = await backOffice().person({ role: 'ADMIN' });
    const send = () => admin.patch(pathOf(id), { internal_status: 'draft' });
    expect(await send()).toMatchObject({ status: 200, body: { internal_status: 'draft' } });
    expect(await listed()).toMatchObject([{ id }]);
    expect((await applicant.get(`/admin/api/files/${file}`)).status).toBe(200);
    expect((await send()).status).toBe(200);
    expect((await decide('accepted')).status).toBe(200);
    expect(await send()).toMatchObject({ status: 409, body: [{ source: 'internal_status' }] });
  });

  it.each(['accepted', 'declined', 'open', 'expired'])(
    'is not made %s by an administrator',
    async (status) => {
      const { id } = await propositionOf('open');
      const admin = await backOffice().person({ role: 'ADMIN' });
      expect(await admin.patch(pathOf(id), { internal_status: status })).toMatchObject({
        status: 403,
        body: [{ source: 'internal_status' }],
      });
    },
  );
});

it('leaves the project where it is when the back office was told so', async () => {
  const still = await openTestBackOffice({ statusAfterAcceptance: null });
  try {
    const applicant = await still.person();
    const request = await still.seed.request({ customer_user_id: applicant.id });
    const quote = await still.seed.quote({ customer_user_id: applicant.id, request_id: request });
    const decision = { internal_status: 'accepted' };
    expect((await applicant.patch(`/admin/api/ficodevquotes/${quote}`, decision)).status).toBe(200);
    expect((await applicant.get(`/admin/api/requests/${request}`)).body).toMatchObject({
      internal_status: 'open',
    });
  } finally {
    await still.close();
  }
}, 60_000);

it.each(['fonds_debloques', 'cancelled_by_customer'])(
  'does not take a project back that is %s already',
  async (status) => {
    const { decide, project, statusOfProject } = await propositionOf();
    await backOffice().store.rows(sql`update requests set internal_status = ${status} where id = ${project}`);
    expect((await decide('accepted')).status).toBe(200);
    expect(await statusOfProject()).toMatchObject({ id: status });
  },
);

it.each(['expired', 'cancelled'])('is not taken on a proposition that is %s', async (status) => {
  const { decide } = await propositionOf(status);
  expect((await decide('accepted')).status).toBe(409);
});
