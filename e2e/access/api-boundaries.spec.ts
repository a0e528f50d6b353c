import {
  callerOf,
  firstId,
  rowsOf,
  signedCaller,
  type Answer,
  type BackOfficeClient,
} from '../fixtures/back-office-client';
import { emailOf, expect, test } from '../fixtures/portal';

/** What the back office lets an outsider do when they call it without the portal's pages (specification, section 6). */

const PEOPLE = '/admin/api/customer_users';
const APPLICANT = { roles: [2], customer: 59, confirmed: true, enabled: true };
let registered = 0;

function registration(extra: Readonly<Record<string, unknown>>) {
  registered += 1;
  const email = `outsider.${String(Date.now())}.${String(registered)}@example.org`;
  return {
    email,
    username: email,
    password: 'Secret123',
    firstName: 'Alix',
    lastName: 'Dehors',
    birthday: '1990-01-31',
    ...extra,
  };
}

/** An answer that gives nothing away: refused or not found, or a list without a row. */
function isNothing({ status, body }: Answer): boolean {
  return [401, 403, 404].includes(status) || (status === 200 && Array.isArray(body) && body.length === 0);
}

test.describe('an anonymous caller', () => {
  for (const [what, extra] of [
    ['an administrator', { roles: [1] }],
    ['an agent', { roles: [4] }],
    ['a director', { roles: [5] }],
    ['an administrator among applicants', { roles: [2, 1] }],
    ['somebody of another agency', { roles: [2], customer: 1 }],
    ['a director of another agency', { roles: [5], customer: 60 }],
  ] as const) {
    test(`cannot make ${what}: whoever registers is an applicant of the default agency`, async ({
      portal,
    }) => {
      const body = registration(extra);
      const answer = await callerOf(portal.address).post(PEOPLE, body);
      if (answer.status === 201) expect(answer.body).toMatchObject(APPLICANT);
      else expect([400, 401, 403]).toContain(answer.status);

      // What is stored counts, not what was answered.
      const admin = await signedCaller(portal.address, emailOf('admin'));
      const stored = rowsOf(await admin.get(`${PEOPLE}?email=${encodeURIComponent(body.email)}`));
      expect(stored).toHaveLength(answer.status === 201 ? 1 : 0);
      for (const person of stored) expect(person).toMatchObject(APPLICANT);
    });
  }

  test('reads no user, by id, by filter or from a list', async ({ portal }) => {
    const admin = await signedCaller(portal.address, emailOf('admin'));
    const [person] = rowsOf(await admin.get(`${PEOPLE}?email=${emailOf('demandeur')}`));
    const id = String(person?.['id']);
    const anonymous = callerOf(portal.address);
    for (const path of [
      PEOPLE,
      `${PEOPLE}?page=1&limit=1000`,
      `${PEOPLE}?email=${emailOf('demandeur')}`,
      `${PEOPLE}?roles=2&customer=59`,
      `${PEOPLE}/${id}`,
      `${PEOPLE}/${id}/addresses`,
    ]) {
      const answer = await anonymous.get(path);
      expect(answer.status, path).toBe(401);
      expect(JSON.stringify(answer.body), path).not.toContain('intergestion.example');
    }
    expect((await anonymous.patch(`${PEOPLE}/${id}`, { firstName: 'Intrus' })).status).toBe(401);
    expect((await anonymous.delete(`${PEOPLE}/${id}`)).status).toBe(401);
  });

  test('cannot sign with a guessed key', async ({ portal }) => {
    const guessed = callerOf(portal.address, { email: emailOf('admin'), key: 'f'.repeat(40) });
    expect((await guessed.get(PEOPLE)).status).toBe(401);
  });
});

test.describe('a signed applicant', () => {
  interface Stranger {
    readonly person: number;
    readonly request: number;
    readonly quote: number;
    readonly address: number;
    readonly file: number;
  }
  let intruder: BackOfficeClient;
  let owner: BackOfficeClient;
  let theirs: Stranger;

  test.beforeAll(async ({ portal }) => {
    owner = await signedCaller(portal.address, emailOf('demandeur'));
    const person = firstId(await owner.get(`${PEOPLE}?email=${emailOf('demandeur')}`));
    // A proposition with an attachment: its file is what the intruder is after.
    const quotes = rowsOf(await owner.get('/admin/api/ficodevquotes?page=1&limit=1000'));
    const quote = quotes.find((each) => each['s_quote_att_1'] !== null) ?? {};
    theirs = {
      person,
      request: Number(quote['request']),
      quote: Number(quote['id']),
      address: firstId(await owner.get(`${PEOPLE}/${String(person)}/addresses`)),
      file: Number(quote['s_quote_att_1']),
    };
    const body = registration({});
    await callerOf(portal.address).post(PEOPLE, body);
    intruder = await signedCaller(portal.address, body.email, body.password);
  });

  const paths = ({ person, request, quote, address, file }: Stranger) => {
    const api = '/admin/api';
    const byId = [
      `${api}/requests/${String(request)}`,
      `${api}/ficodevquotes/${String(quote)}`,
      `${api}/customer_user_addresses/${String(address)}`,
      `${api}/files/${String(file)}`,
      `${PEOPLE}/${String(person)}`,
    ];
    const byFilter = [
      `${api}/requests?customerUser=${String(person)}&page=1&limit=100`,
      `${api}/requests?customer=59&page=1&limit=1000`,
      `${api}/requests?s_email_agent=${emailOf('agent')}`,
      `${api}/ficodevquotes?customerUser=${String(person)}`,
      `${api}/ficodevquotes?request=${String(request)}`,
      `${api}/ficodevquotes?customer=59&page=1&limit=1000`,
      `${PEOPLE}?email=${emailOf('demandeur')}`,
      `${PEOPLE}?roles=2&limit=1000&customer=59`,
    ];
    const below = [
      ...[
        'customer',
        'customerUser',
        'owner',
        'assignedUsers',
        'internal_status',
        's_usage_bien',
        's_type_bien',
      ].map((name) => `${api}/requests/${String(request)}/${name}`),
      ...[
        'request',
        'customerUser',
        's_quote_att_1',
        's_quote_att_2',
        's_quote_att_3',
        'internal_status',
      ].map((name) => `${api}/ficodevquotes/${String(quote)}/${name}`),
      `${PEOPLE}/${String(person)}/addresses`,
      `${PEOPLE}/${String(person)}/addresses?id=${String(address)}`,
    ];
    return { byId, byFilter, below };
  };

  test('has something to look for: its owner reads every row of this story', async () => {
    const found: Record<string, number> = {};
    for (const path of paths(theirs).byId.filter((each) => !each.includes('addresses/'))) {
      found[path] = (await owner.get(path)).status;
    }
    expect(new Set(Object.values(found)), JSON.stringify(found)).toEqual(new Set([200]));
  });

  for (const kind of ['byId', 'byFilter', 'below'] as const) {
    const how = { byId: 'by its id', byFilter: 'by a filter', below: 'through a sub-resource' }[kind];

    test(`reads nothing of another applicant ${how}`, async () => {
      const leaks: string[] = [];
      for (const path of paths(theirs)[kind]) {
        const answer = await intruder.get(path);
        // A filter on one's own agency finds one's own rows: the others may not be among them.
        const rows = Array.isArray(answer.body) ? (answer.body as Record<string, unknown>[]) : [];
        const owned = rows.filter((row) => [row['customerUser'], row['id']].includes(theirs.person));
        const isList = kind === 'byFilter' && answer.status === 200 && owned.length === 0;
        if (!isNothing(answer) && !(isList && path.startsWith(PEOPLE))) {
          leaks.push(`${path} → ${String(answer.status)} ${JSON.stringify(answer.body).slice(0, 120)}`);
        }
      }
      expect(leaks).toEqual([]);
    });
  }

  test('changes and removes nothing of another applicant', async () => {
    const api = '/admin/api';
    const answers = [
      await intruder.patch(`${api}/requests/${String(theirs.request)}`, { note: 'intrus' }),
      await intruder.patch(`${api}/ficodevquotes/${String(theirs.quote)}`, { internal_status: 'declined' }),
      await intruder.patch(`${api}/customer_user_addresses/${String(theirs.address)}`, { city: 'Ailleurs' }),
      await intruder.delete(`${api}/customer_user_addresses/${String(theirs.address)}`),
      await intruder.patch(`${PEOPLE}/${String(theirs.person)}`, { firstName: 'Intrus' }),
      await intruder.delete(`${PEOPLE}/${String(theirs.person)}`),
    ];
    for (const { status } of answers) expect([403, 404]).toContain(status);
    const request = await owner.get(`${api}/requests/${String(theirs.request)}`);
    expect(request.body).not.toMatchObject({ note: 'intrus' });
  });

  test('cannot make itself more than an applicant', async ({ portal }) => {
    const body = registration({});
    await callerOf(portal.address).post(PEOPLE, body);
    const self = await signedCaller(portal.address, body.email, body.password);
    const me = firstId(await self.get(`${PEOPLE}?email=${encodeURIComponent(body.email)}`));
    await self.patch(`${PEOPLE}/${String(me)}`, { roles: [1] });
    await self.patch(`${PEOPLE}/${String(me)}`, { customer: 1 });
    expect(rowsOf(await self.get(`${PEOPLE}?email=${encodeURIComponent(body.email)}`))[0]).toMatchObject(
      APPLICANT,
    );
    expect((await self.post(PEOPLE, registration({ roles: [1] }))).status).toBe(403);
  });
});
