import { openTestBackOffice, type TestBackOffice } from '../test/testing/test-back-office';
import { demoAccounts, demoPassword } from './demo-accounts';
import { loadDemoData } from './load-demo-data';

const start = new Date('2026-11-20T09:00:00Z');

type Rows = Record<string, unknown>[];

const rowsOf = (body: unknown): Rows => (Array.isArray(body) ? (body as Rows) : []);

describe('a back office that starts with the demo', () => {
  let backOffice: TestBackOffice;

  beforeAll(async () => {
    backOffice = await openTestBackOffice({ demo: true, now: () => start });
  }, 60_000);
  afterAll(() => backOffice.close());

  /** Signs in; returns a function that reads a list as this account, with its total. */
  async function seenBy(email: string) {
    const client = await backOffice.signIn(email, demoPassword);
    return async (path: string): Promise<{ total: number; rows: Rows }> => {
      const answer = await client.get(`/admin/api/${path}`, { 'x-include': 'totalCount' });
      expect(answer.status).toBe(200);
      return { total: Number(answer.headers['x-include-total-count']), rows: rowsOf(answer.body) };
    };
  }

  it('shows the applicant one project and two propositions to answer', async () => {
    const get = await seenBy(demoAccounts.applicant);
    expect(await get('requests')).toMatchObject({
      total: 1,
      rows: [
        {
          title: 'Parts de SCPI, préparer la retraite',
          s_montant_global: '100000.0000',
          customer: 70,
          owner: 124,
        },
      ],
    });
    const propositions = await get('ficodevquotes?internal_status=draft&sort=createdAt');
    expect(propositions).toMatchObject({
      total: 2,
      rows: [{ validUntil: '2026-11-23T09:00:00Z' }, { validUntil: '2026-12-12T09:00:00Z' }],
    });
    const client = await backOffice.signIn(demoAccounts.applicant, demoPassword);
    const piece = await client.get(
      `/admin/api/ficodevquotes/${String(propositions.rows[0]?.['id'])}/s_quote_att_1`,
    );
    expect(piece.body).toMatchObject({
      mimeType: 'application/pdf',
      originalFilename: expect.stringMatching(/^Proposition PROP-2026-/) as unknown,
    });
  });

  it('gets the demo data once: where there are accounts nothing changes', async () => {
    const hashPassword = () => Promise.reject(new Error('No password is hashed.'));
    expect(await loadDemoData(backOffice.store, { now: start, hashPassword })).toBe(false);
  });

  it('shows the newcomer nothing', async () => {
    const get = await seenBy(demoAccounts.newcomer);
    expect((await get('requests')).total).toBe(0);
    expect((await get('ficodevquotes')).total).toBe(0);
    expect((await get('customer_user_addresses')).total).toBe(0);
  });

  it('shows the agent forty files, the applicant’s among them', async () => {
    const get = await seenBy(demoAccounts.agent);
    const { total, rows } = await get('requests?limit=100');
    expect(total).toBe(40);
    expect(rows.map(({ email }) => email)).toContain(demoAccounts.applicant);
    expect(new Set(rows.map(({ customer }) => customer))).toEqual(new Set([70]));
  });

  it('shows the director the files of the whole branch, the agent’s among them', async () => {
    const get = await seenBy(demoAccounts.director);
    const { total, rows } = await get('requests?limit=1000');
    expect(total).toBeGreaterThan(150);
    expect(new Set(rows.map(({ customer }) => customer))).toEqual(new Set([60, 70, 71, 72, 80]));
    expect(rows.filter(({ s_email_agent: agent }) => agent === demoAccounts.agent)).toHaveLength(40);
  });

  it('shows the administrator the network and its best agents', async () => {
    const get = await seenBy(demoAccounts.admin);
    expect((await get('customers?limit=1000')).total).toBe(19);
    expect((await get('requests?limit=1000')).total).toBeGreaterThanOrEqual(639);
    expect((await get('customer_users?limit=10')).total).toBe(466);
    expect((await get('extendaffiliations?limit=-1')).total).toBe(14);
    for (const period of ['month', 'year']) {
      const { rows } = await get(`customerUser/top_agents?period=${period}`);
      // Those tied with the fifth come too.
      expect(rows.filter(({ requests }) => requests !== rows[4]?.requests).length).toBeLessThan(5);
      expect(rows.length).toBeGreaterThanOrEqual(5);
    }
  });
});
