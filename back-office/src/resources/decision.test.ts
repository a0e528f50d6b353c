import { useBackOffice } from '../testing/test-back-office';

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

it('is won by exactly one of fifty who try at once', async () => {
  const { decide } = await propositionOf();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => decide(turn % 2 === 0 ? 'accepted' : 'declined')),
  );
  const winners = new Set(
    answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => (body as { internal_status: string }).internal_status),
  );
  expect(winners.size).toBe(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(25);
  const versions = answers.filter(({ status }) => status === 200).map(({ headers }) => headers['etag']);
  expect(new Set(versions)).toEqual(new Set(['"2"']));
}, 60_000);

it.each(['draft', 'foo', '', null, ['accepted'], 1])('is not %j', async (decision) => {
  const { decide } = await propositionOf();
  expect((await decide(decision)).status).toBe(400);
});

it('carries nothing else', async () => {
  const { applicant, id } = await propositionOf();
  const body = { internal_status: 'accepted', customer: 60 };
  expect((await applicant.patch(`/admin/api/ficodevquotes/${id}`, body)).status).toBe(400);
});

it.each(['expired', 'cancelled'])('is not taken on a proposition that is %s', async (status) => {
  const { decide } = await propositionOf(status);
  expect((await decide('accepted')).status).toBe(409);
});

it.each([
  ['AGENT', 404],
  ['DIRECTOR', 403],
  ['ADMIN', 403],
  ['APPLICANT', 404],
] as const)('is not taken by somebody else (%s)', async (role, status) => {
  const { id } = await propositionOf();
  const other = await backOffice().person({ role });
  const answer = await other.patch(`/admin/api/ficodevquotes/${id}`, { internal_status: 'accepted' });
  expect(answer.status).toBe(status);
});
