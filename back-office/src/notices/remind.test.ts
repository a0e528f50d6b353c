import { isEndingSoon } from '@portal/domain/proposition';
import type { Mailer } from '../mail/mailer';
import { sql } from '../store/sql';
import { useBackOffice } from '../../test/testing/test-back-office';
import { remind } from './remind';
import { tell } from './tell';

// Housekeeping of this back office runs once, on an empty store: the rounds below are ours.
const backOffice = useBackOffice({ now: () => new Date('2026-05-04T10:00:00Z') });

interface Queued {
  readonly kind: string;
  readonly occasion: string;
}
const told = () =>
  backOffice().store.rows<Queued>(sql`select kind, occasion from notices
    where kind in ('ending', 'turn-reminder') order by created_at, kind, occasion`);
const queued = () =>
  backOffice().store.rows(sql`select letter from outgoing_mails where letter->>'kind' = 'notice'`);

/** The outbox alone: nothing is sent. */
const post: Pick<Mailer, 'post'> = {
  post: async (tx, recipient, letter) => {
    await tx.rows(sql`insert into outgoing_mails (recipient, letter, created_at)
      values (${recipient}, ${JSON.stringify(letter)}::text::jsonb, now())`);
  },
};

const rounds = async (...moments: readonly string[]): Promise<readonly string[]> => {
  for (const moment of moments) await remind(backOffice().store, post, new Date(moment));
  return (await told()).map(({ kind, occasion }) => `${kind} ${occasion}`);
};

async function proposition(
  columns: Record<string, unknown>,
  toldAt = '2026-05-04T10:00:00Z',
  file: Record<string, unknown> = {},
): Promise<number> {
  const { seed, store } = backOffice();
  const { id: person } = await seed.person();
  const request_id = await seed.request({ customer_user_id: person, ...file });
  const id = await seed.quote({ customer_user_id: person, request_id, ...columns });
  await store.transaction((tx) =>
    tell(tx, { notice: 'proposition', about: id, occasion: 'sent' }, [person], {
      post,
      now: new Date(toldAt),
    }),
  );
  return id;
}

/** Every hour from one day to another, in UTC. */
function* hours(from: string, to: string): Generator<string> {
  for (let at = Date.parse(from); at <= Date.parse(to); at += 3600 * 1000) yield new Date(at).toISOString();
}

describe('a proposition that expires', () => {
  const until = new Date('2026-05-20T21:59:59Z'); // The end of 20 May in Paris.

  it('is told 7 days and 1 day before, once each, in the day of Paris', async () => {
    await proposition({ valid_until: until });
    expect(await rounds(...hours('2026-05-04T11:00:00Z', '2026-05-13T05:00:00Z'))).toEqual([]);
    // 13 May, from 8 in the morning in Paris.
    expect(await rounds('2026-05-13T05:59:59Z')).toEqual([]);
    expect(await rounds('2026-05-13T06:00:00Z')).toEqual(['ending 7']);
    expect(await rounds(...hours('2026-05-13T07:00:00Z', '2026-05-19T05:00:00Z'))).toEqual(['ending 7']);
    expect(await rounds(...hours('2026-05-19T06:00:00Z', '2026-05-25T06:00:00Z'))).toEqual([
      'ending 7',
      'ending 1',
    ]);
    expect(await queued()).toHaveLength(3);
  });

  it.each([
    ['only late in the evening', ['2026-05-13T18:00:00Z', '2026-05-13T23:00:00Z'], []],
    ['first three days before the end', ['2026-05-17T08:00:00Z', '2026-05-18T08:00:00Z'], ['ending 7']],
    ['on the last day', ['2026-05-20T08:00:00Z'], ['ending 1']],
    ['only after the end', ['2026-05-21T08:00:00Z'], []],
  ] as const)('where the portal runs %s', async (_when, moments, expected) => {
    await proposition({ valid_until: until });
    expect(await rounds(...moments)).toEqual(expected);
  });

  it.each([
    ['was answered', { internal_status: 'declined' }],
    ['was taken back', { internal_status: 'cancelled' }],
    ['is a draft', { internal_status: 'open' }],
    ['has no end', { valid_until: null }],
  ] as const)('is not told of when it %s', async (_what, columns) => {
    await proposition({ valid_until: until, ...columns });
    expect(await rounds(...hours('2026-05-13T07:00:00Z', '2026-05-20T08:00:00Z'))).toEqual([]);
  });

  it('is not told of once another one of its file was accepted, wherever staff left the file', async () => {
    const { seed, store } = backOffice();
    await proposition({ valid_until: until });
    const [told] = await store.rows<{ request: number }>(sql`select request_id as request from quotes`);
    await seed.quote({ request_id: told?.request, internal_status: 'accepted' });
    expect(await rounds(...hours('2026-05-13T07:00:00Z', '2026-05-20T08:00:00Z'))).toEqual([]);
  });

  it.each(['rejected', 'cancelled_by_customer', 'fonds_debloques', 'proposition_acceptee'])(
    'is not told of where its file is %s: no answer is waited for',
    async (internal_status) => {
      await proposition({ valid_until: until }, '2026-05-04T10:00:00Z', { internal_status });
      expect(await rounds(...hours('2026-05-13T07:00:00Z', '2026-05-20T08:00:00Z'))).toEqual([]);
    },
  );

  it('sent five days before its end is told of once more, the day before', async () => {
    await proposition({ valid_until: until }, '2026-05-15T10:00:00Z');
    expect(await rounds(...hours('2026-05-15T11:00:00Z', '2026-05-20T20:00:00Z'))).toEqual(['ending 1']);
  });

  it('that nobody was told of, such as those of a demonstration, sends nothing', async () => {
    const { seed } = backOffice();
    const { id: person } = await seed.person();
    await seed.quote({ customer_user_id: person, request_id: await seed.request(), valid_until: until });
    expect(await rounds('2026-05-13T07:00:00Z', '2026-05-19T08:00:00Z')).toEqual([]);
  });

  it('across a change of the clocks: the day counts, not 24 hours', async () => {
    // 25 October 2026 has 25 hours; the last second of 31 October in Paris.
    await proposition({ valid_until: new Date('2026-10-31T22:59:59Z') });
    expect(await rounds('2026-10-23T17:00:00Z', '2026-10-24T05:00:00Z')).toEqual([]);
    expect(await rounds('2026-10-24T06:00:00Z')).toEqual(['ending 7']);
  });
});

interface Row {
  readonly id: number;
  readonly request: number;
  readonly internal_status: string;
  readonly validUntil: string;
}

// Screens count by `isEndingSoon` what the API sends; shared/testing/src/one-standing.test.ts has them agree with it.
it('reminds of just what « Expirent sous 7 jours » counts, of the rows that the API sends', async () => {
  const { seed, person } = backOffice();
  const reader = await person({ role: 'ADMIN' });
  const valid_until = new Date('2026-05-10T21:59:59Z');
  const long = '2026-04-01T10:00:00Z';
  for (const columns of [
    { internal_status: 'draft' },
    { internal_status: 'open' },
    { internal_status: 'declined' },
    { internal_status: 'cancelled' },
    { valid_until: new Date('2026-05-03T21:59:59Z') },
    { valid_until: new Date('2026-05-12T21:59:59Z') },
  ])
    await proposition({ valid_until, ...columns }, long);
  for (const internal_status of ['rejected', 'expected_signature', 'assurance_acceptee'])
    await proposition({ valid_until }, long, { internal_status });
  const superseded = await proposition({ valid_until }, long);
  const rowsAt = async (resource: string) =>
    (await reader.get(`/admin/api/${resource}?limit=-1`)).body as readonly Row[];
  const request_id = (await rowsAt('ficodevquotes')).find(({ id }) => id === superseded)?.request;
  await seed.quote({ request_id, internal_status: 'accepted', valid_until });

  const files = new Map((await rowsAt('requests')).map(({ id, internal_status }) => [id, internal_status]));
  const rows = await rowsAt('ficodevquotes');
  const counted = rows.filter(({ request, internal_status: status, validUntil }) =>
    isEndingSoon(
      {
        status,
        statusName: '',
        validUntil,
        fileStatus: files.get(request) ?? null,
        acceptedInstead: request === request_id && status !== 'accepted' ? 'another' : undefined,
      },
      new Date('2026-05-04T10:00:00Z'),
    ),
  );
  await rounds('2026-05-04T10:00:00Z');
  const reminded = await backOffice().store.rows<{ id: number }>(
    sql`select about_id as id from notices where kind = 'ending' order by 1`,
  );
  expect(counted).toHaveLength(2);
  expect(reminded.map(({ id }) => id)).toEqual(counted.map(({ id }) => id).toSorted((a, b) => a - b));
});

describe('a file that waits for its applicant', () => {
  const start = '2026-05-04T10:00:00Z';

  async function turn(status = 'more_info_requested') {
    const { seed, store } = backOffice();
    const { id: person } = await seed.person();
    const about = await seed.request({ customer_user_id: person, internal_status: status });
    const again = (occasion: string, at: string): Promise<void> =>
      store.transaction((tx) =>
        tell(tx, { notice: 'turn', about, occasion }, [person], { post, now: new Date(at) }),
      );
    await again('1', start);
    return { about, again };
  }

  it('is told of after 3, 10 and 20 days, and then no more', async () => {
    await turn();
    expect(await rounds(...hours('2026-05-04T11:00:00Z', '2026-05-07T05:00:00Z'))).toEqual([]);
    expect(await rounds('2026-05-07T06:00:00Z')).toEqual(['turn-reminder 1-3']);
    expect(await rounds(...hours('2026-05-07T07:00:00Z', '2026-08-04T08:00:00Z'))).toEqual([
      'turn-reminder 1-3',
      'turn-reminder 1-10',
      'turn-reminder 1-20',
    ]);
  });

  it('ends when the applicant has acted, and three are the most for a file, whatever happens to it', async () => {
    const { about, again } = await turn();
    const { store } = backOffice();
    const move = (status: string) =>
      store.rows(sql`update requests set internal_status = ${status} where id = ${about}`);
    await rounds('2026-05-07T08:00:00Z');
    await move('information_provided');
    expect(await rounds(...hours('2026-05-08T08:00:00Z', '2026-05-16T08:00:00Z'))).toHaveLength(1);
    await move('more_file_requested');
    await again('3', '2026-05-17T08:00:00Z');
    await rounds(...hours('2026-05-17T09:00:00Z', '2026-05-28T08:00:00Z'));
    await again('5', '2026-05-28T08:00:00Z');
    expect(await rounds(...hours('2026-05-28T09:00:00Z', '2026-07-28T08:00:00Z'))).toEqual([
      'turn-reminder 1-3',
      'turn-reminder 3-3',
      'turn-reminder 3-10',
    ]);
  });

  it('presses nobody to sign the offer of a lender, which the law gives ten days to think over', async () => {
    const { about } = await turn();
    const { store } = backOffice();
    await store.rows(sql`update requests set internal_status = 'offre_de_credit_editee' where id = ${about}`);
    expect(await rounds(...hours('2026-05-07T06:00:00Z', '2026-06-04T08:00:00Z'))).toEqual([]);
  });

  it('two instances at once queue one each time', async () => {
    await turn();
    await proposition({ valid_until: new Date('2026-05-14T21:59:59Z') });
    const { store } = backOffice();
    const now = new Date('2026-05-07T08:00:00Z');
    await Promise.all([1, 2, 3, 4].map(() => remind(store, post, now)));
    expect(await told()).toHaveLength(2);
    expect(await queued()).toHaveLength(4);
  });
});
