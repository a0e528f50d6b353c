import type { DataScope } from '@portal/domain/access';
import { type ProjectOverview, sortProjects } from '@portal/domain/project';
import { firstValueFrom, lastValueFrom, type Observable, toArray } from 'rxjs';
import type { Progressive } from '../api';
import { createApi } from '../create-api';
import { aCustomer, aManager, anAgent, aQuote, aRequest, quoteStatuses } from '../recorded/bodies';
import { Answer, type Call, recorded } from '../recorded/recorded-back-office';

const applicant: DataScope = { kind: 'own', profileId: 7, agencyId: 59 };
const agent: DataScope = { kind: 'agent', email: 'claire.petit@example.com', agencyId: 59 };
const director: DataScope = { kind: 'network', agencyId: 59 };
const administrator: DataScope = { kind: 'everything', agencyId: 59 };

const REQUESTS = 'GET /admin/api/requests';
const QUOTES = 'GET /admin/api/ficodevquotes';
const CUSTOMERS = 'GET /admin/api/customers';
const PEOPLE = 'GET /admin/api/customer_users';
const MANAGERS = 'GET /admin/api/users';
const QUOTE_STATUSES = 'GET /admin/api/quoteinternalstatuses';

/** A busy network: every card has a manager, an agent and an applicant of its own. */
const many = <T>(count: number, make: (id: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const replies = {
  [REQUESTS]: many(300, (id) =>
    aRequest(id, {
      owner: 100 + (id % 30),
      customerUser: id,
      s_email_agent: `agent${String(id % 40)}@example.com`,
    }),
  ),
  [QUOTES]: many(300, (id) => aQuote(id, { request: id, customerUser: id })),
  [CUSTOMERS]: [aCustomer(59, null, [60]), aCustomer(60, 59), aCustomer(8, null)],
  [PEOPLE]: [anAgent],
  [MANAGERS]: ({ params }: Call) =>
    (params['id'] ?? '').split(',').map((id) => ({ ...aManager, id: Number(id) })),
  [QUOTE_STATUSES]: quoteStatuses,
};

/** A page as a remote finds it: the portal has read who is signed in, and what the kit remembers serves all. */
async function signedIn(given: Readonly<Record<string, unknown>>) {
  const { api, kit, calls, signed } = recorded(given);
  const ofPortal = createApi(kit.http, kit.settings);
  await lastValueFrom(ofPortal.people.profile('claire.petit@example.com'));
  const before = signed().length;
  return { api, calls, signed: () => signed().slice(before) };
}

const complete = <T>(list: Observable<Progressive<T>>): Promise<Progressive<T>> => lastValueFrom(list);

describe('the cost of a cold list, in signed calls', () => {
  it.each<[string, DataScope, readonly string[]]>([
    ['an applicant', applicant, [REQUESTS, MANAGERS, PEOPLE]],
    ['an agent', agent, [REQUESTS, MANAGERS, PEOPLE]],
    ['a director', director, [CUSTOMERS, REQUESTS, MANAGERS]],
  ])('the projects of %s are complete in three, whatever their number', async (_, scope, calls) => {
    const { api, signed } = recorded(replies);
    const list = await complete(api.projects.overview({ scope }));
    expect(list.rows).toHaveLength(300);
    expect(list.complete).toBe(true);
    expect(list.rows.every(({ managerName }) => managerName === 'Paul Martin')).toBe(true);
    expect(signed()).toEqual(calls);
  });

  it.each<[string, DataScope, readonly string[]]>([
    ['an applicant', applicant, [QUOTES, REQUESTS, QUOTE_STATUSES]],
    ['an agent', agent, [QUOTES, REQUESTS, QUOTE_STATUSES]],
    ['a director', director, [CUSTOMERS, QUOTES, REQUESTS]],
    ['an administrator', administrator, [QUOTES, REQUESTS, QUOTE_STATUSES]],
  ])('the propositions of %s are complete in three, whatever their number', async (_, scope, calls) => {
    const { api, signed } = await signedIn(replies);
    const list = await complete(api.propositions.overview({ scope }));
    expect(list.rows).toHaveLength(300);
    expect(list.complete).toBe(true);
    expect(list.rows.every(({ applicantName }) => applicantName === 'Marie Durand')).toBe(true);
    expect(signed()).toEqual(calls);
  });

  it('an agent is named on their own propositions without a call for it', async () => {
    const { api, signed } = await signedIn({
      ...replies,
      [REQUESTS]: many(300, (id) => aRequest(id, { s_email_agent: agent.email })),
    });
    const { rows } = await complete(api.propositions.overview({ scope: agent }));
    expect(new Set(rows.map(({ agentName }) => agentName))).toEqual(new Set(['Claire Petit']));
    expect(signed()).toHaveLength(3);
  });

  it('the first chart of a director needs two', async () => {
    const { api, signed } = recorded(replies);
    await lastValueFrom(api.projects.list({ scope: director }));
    expect(signed()).toEqual([CUSTOMERS, REQUESTS]);
  });

  it('a page of the user directory needs one when the server counts', async () => {
    const { api, signed, calls } = recorded({
      [PEOPLE]: new Answer(200, [anAgent], { 'x-include-total-count': '137' }),
    });
    const page = await lastValueFrom(api.people.page({ agencyId: 59 }, 2));
    expect(page.total).toBe(137);
    expect(signed()).toEqual([PEOPLE]);
    expect(calls[0]?.params).toEqual({ customer: '59', page: '2', limit: '10' });
    expect(calls[0]?.headers['x-include']).toBe('totalCount');
  });

  it.each([applicant, agent, director])(
    'projects visited again show at once and refresh with one, here %p',
    async (scope) => {
      const { api, signed } = recorded(replies);
      await complete(api.projects.overview({ scope }));
      const before = signed().length;
      const states = await firstValueFrom(api.projects.overview({ scope }).pipe(toArray()));
      expect(states[0]?.rows).toHaveLength(300);
      expect(states.at(-1)).toMatchObject({ complete: true });
      expect(signed().slice(before)).toEqual([REQUESTS]);
    },
  );

  it.each([applicant, agent, director, administrator])(
    'propositions visited again refresh with one, here %p',
    async (scope) => {
      const { api, signed } = recorded(replies);
      await complete(api.propositions.overview({ scope }));
      const before = signed().length;
      const states = await firstValueFrom(api.propositions.overview({ scope }).pipe(toArray()));
      expect(states[0]?.rows).toHaveLength(300);
      expect(states.at(-1)?.rows[0]).toMatchObject({ applicantName: 'Marie Durand' });
      expect(signed().slice(before)).toEqual([QUOTES]);
    },
  );

  it('names the agents of a director once the tree is known from another screen', async () => {
    const { api, signed } = recorded({ ...replies, [REQUESTS]: [aRequest(412)] });
    await lastValueFrom(api.agencies.tree(59));
    const { rows } = await complete(api.projects.overview({ scope: director }));
    expect(rows[0]).toMatchObject({ agentName: 'Claire Petit', agencyName: 'Agence 59' });
    expect(signed()).toEqual([CUSTOMERS, REQUESTS, MANAGERS, PEOPLE]);
  });
});

describe('a list of projects', () => {
  const oneProject = { ...replies, [REQUESTS]: [aRequest(412)] };

  it('has the names a card shows', async () => {
    const { api } = recorded(oneProject);
    const { rows, total } = await complete(api.projects.overview({ scope: applicant }));
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      applicantName: 'Marie Durand',
      managerName: 'Paul Martin',
      agentName: 'Claire Petit',
      statusLabel: 'Nouveau projet',
      propertyTypeLabel: 'Parts de SCPI',
      propertyUsageLabel: 'Investissement locatif',
    });
    expect(rows[0]?.project).toMatchObject({
      amountToFinance: 200_000,
      desiredDuration: '10_ans',
      landPrice: null,
    });
  });

  it('is shown before the names are there, and whole even when none comes', async () => {
    const { api } = recorded({ [REQUESTS]: [aRequest(412)] });
    const states = await firstValueFrom(api.projects.overview({ scope: applicant }).pipe(toArray()));
    expect(states[0]).toMatchObject({ complete: false });
    expect(states.at(-1)).toMatchObject({ complete: true });
    expect(states.at(-1)?.rows[0]).toMatchObject({ managerName: '', agentName: 'claire.petit@example.com' });
  });

  it('asks for no manager whom the server sent inline', async () => {
    const { api, signed } = recorded({ ...replies, [REQUESTS]: [aRequest(1, { owner: aManager })] });
    const { rows } = await complete(api.projects.overview({ scope: applicant }));
    expect(rows[0]?.managerName).toBe('Paul Martin');
    expect(signed()).not.toContain(MANAGERS);
  });

  it('asks for the names of a choice only when it has no words for it', async () => {
    const { api, kit, signed } = recorded({
      ...replies,
      [REQUESTS]: [aRequest(1, { owner: null, s_email_agent: null, s_type_bien: 'chateau' })],
      [`GET ${recorded({}).kit.settings.lookupPaths.propertyType}`]: [
        { id: 'chateau', name: 'Château', priority: 1 },
      ],
    });
    const { rows } = await complete(api.projects.overview({ scope: applicant }));
    expect(rows[0]?.propertyTypeLabel).toBe('Château');
    expect(signed()).toEqual([REQUESTS, `GET ${kit.settings.lookupPaths.propertyType}`]);
  });

  it('is shown without the names that cannot be had, which is only reported', async () => {
    const { api, problems } = recorded({ ...replies, [MANAGERS]: new Answer(500) });
    const { rows } = await complete(api.projects.overview({ scope: applicant }));
    expect(rows.map(({ managerName }) => managerName)).not.toContain('Paul Martin');
    expect(problems).toEqual(['500']);
  });

  it.each<[string, DataScope, Record<string, string>]>([
    ['an applicant', applicant, { customerUser: '7', customer: '59', limit: '100' }],
    ['an agent', agent, { s_email_agent: 'claire.petit@example.com', limit: '1000' }],
    ['a director', director, { customer: '59,60', limit: '1000' }],
  ])('of %s is asked for with their scope', async (_, scope, params) => {
    const { api, calls } = recorded(replies);
    await lastValueFrom(api.projects.list({ scope }));
    expect(calls.at(-1)?.params).toEqual({ ...params, page: '1', sort: '-createdAt' });
  });

  it('sends filters in the words of the wire: one range for two dates', async () => {
    const { api, calls } = recorded(replies);
    const filter = {
      agencyId: 60,
      applicantId: 8,
      agentEmail: 'a+b@example.com',
      statuses: ['open', 'signed'],
      from: '2026-03-29',
      to: '2026-03-29',
    };
    await lastValueFrom(api.projects.list({ scope: director, filter }));
    expect(calls.at(-1)?.params).toMatchObject({
      customer: '60',
      customerUser: '8',
      s_email_agent: 'a+b@example.com',
      internal_status: 'open,signed',
      createdAt: '2026-03-28T23:00:00Z..2026-03-29T21:59:59Z',
    });
    await lastValueFrom(api.projects.list({ scope: applicant, filter: { from: '2026-03-29' } }));
    expect(calls.at(-1)?.params).toMatchObject({ 'createdAt[gte]': '2026-03-28T23:00:00Z' });
  });

  it('of a selected agency is that of all below it, and an agency of others is ignored', async () => {
    const { api, calls, signed } = recorded({
      ...replies,
      [CUSTOMERS]: [aCustomer(59, null), aCustomer(60, 59), aCustomer(61, 60), aCustomer(62, 59)],
    });
    const askedFor = async (scope: DataScope, agencyId: number) => {
      await lastValueFrom(api.projects.list({ scope, filter: { agencyId } }));
      return calls.at(-1)?.params['customer'];
    };
    expect(await askedFor(director, 60)).toBe('60,61');
    expect(await askedFor(administrator, 60)).toBe('60,61');
    expect(await askedFor(director, 8)).toBe('59,60,61,62');
    expect(await askedFor(administrator, 8)).toBeUndefined();
    expect(signed().filter((call) => call === CUSTOMERS)).toHaveLength(1);
  });

  it('names at most five hundred agencies in one address, and is one list all the same', async () => {
    const ids = many(900, (id) => id + 1000);
    const { api, calls } = recorded({
      [CUSTOMERS]: [aCustomer(59, null), ...ids.map((id) => aCustomer(id, 59))],
      [REQUESTS]: ({ params }: Call) =>
        new Answer(
          200,
          params['customer']?.startsWith('59,') === true
            ? [aRequest(1, { createdAt: '2026-01-01T00:00:00Z' })]
            : [aRequest(2, { createdAt: '2026-02-01T00:00:00Z' })],
          { 'x-include-total-count': '700' },
        ),
      [PEOPLE]: ({ params }: Call) => [{ ...anAgent, id: Number(params['customer']?.split(',')[0]) }],
    });
    const { rows, total } = await lastValueFrom(api.projects.list({ scope: director }));
    expect(rows.map(({ id }) => id)).toEqual([2, 1]);
    expect(total).toBe(1400);
    expect(await lastValueFrom(api.people.agents(director))).toHaveLength(2);
    const lists = calls.map(({ params }) => params['customer']).filter((list) => list !== undefined);
    expect(lists.map((list) => list.split(',').length)).toEqual([500, 401, 500, 401]);
    expect(Math.max(...lists.map((list) => list.length))).toBeLessThan(6000);
  });

  it('cannot be widened to somebody else by a filter', async () => {
    const { api, calls } = recorded(replies);
    await lastValueFrom(api.projects.list({ scope: applicant, filter: { applicantId: 8, agencyId: 60 } }));
    expect(calls[0]?.params).toMatchObject({ customerUser: '7', customer: '59' });
    await lastValueFrom(api.projects.list({ scope: agent, filter: { agentEmail: 'x@example.com' } }));
    expect(calls[1]?.params).toMatchObject({ s_email_agent: 'claire.petit@example.com' });
  });

  it('is sorted and filtered here when the server cannot do it by date', async () => {
    const { api, calls } = recorded({
      [REQUESTS]: ({ params }: Call) =>
        'sort' in params
          ? new Answer(400, [
              {
                title: 'sort constraint',
                detail: 'Sorting by "createdAt" field is not supported.',
                source: 'sort',
              },
            ])
          : [
              aRequest(1, { createdAt: '2026-01-01T00:00:00Z' }),
              aRequest(2, { createdAt: '2026-03-01T00:00:00Z' }),
              aRequest(3, { createdAt: '2026-05-01T00:00:00Z' }),
            ],
    });
    const { rows, total } = await lastValueFrom(
      api.projects.list({ scope: applicant, filter: { from: '2026-02-01' } }),
    );
    expect(rows.map(({ id }) => id)).toEqual([3, 2]);
    expect(total).toBe(2);
    expect(Object.keys(calls[1]?.params ?? {})).not.toContain('createdAt[gte]');
  });

  it('says how many there are beyond its limit', async () => {
    const { api } = recorded({
      [REQUESTS]: new Answer(200, [aRequest(1)], { 'x-include-total-count': '1180' }),
    });
    expect(await lastValueFrom(api.projects.list({ scope: applicant }))).toMatchObject({ total: 1180 });
  });

  it('leaves out a row that cannot be read, and refuses what is no list', async () => {
    const { api } = recorded({ [REQUESTS]: [{ id: 'x' }, null, aRequest(2)] });
    const { rows } = await lastValueFrom(api.projects.list({ scope: applicant }));
    expect(rows.map(({ id }) => id)).toEqual([2]);
    const page = recorded({ [REQUESTS]: '<html>' });
    await expect(lastValueFrom(page.api.projects.list({ scope: applicant }))).rejects.toMatchObject({
      name: 'ApiError',
    });
  });

  it.each<[DataScope]>([
    [{ kind: 'own', profileId: 7, agencyId: null }],
    [{ kind: 'own', profileId: null, agencyId: 59 }],
    [{ kind: 'network', agencyId: null }],
    [{ kind: 'agent', email: null, agencyId: 59 }],
  ])('is not asked for at all in the scope %p, which would mean everything', async (scope) => {
    const { api, calls } = recorded(replies);
    await expect(lastValueFrom(api.projects.overview({ scope }))).rejects.toThrow('Customer ID is null');
    await expect(lastValueFrom(api.propositions.overview({ scope }))).rejects.toThrow('Customer ID is null');
    expect(calls).toEqual([]);
  });

  it('is sorted by name without another call', async () => {
    const { api, signed } = recorded(replies);
    const { rows } = await complete(api.projects.overview({ scope: director }));
    const before = signed().length;
    const sorted: readonly ProjectOverview[] = sortProjects(rows, { by: 'applicant', descending: false });
    expect(sorted).toHaveLength(300);
    expect(signed()).toHaveLength(before);
  });

  it('gives the latest project with its names for the home page', async () => {
    const { api } = recorded({
      ...replies,
      [REQUESTS]: [aRequest(1, { createdAt: '2024-01-01T00:00:00Z' }), aRequest(2)],
    });
    expect((await lastValueFrom(api.projects.latest(applicant)))?.project.id).toBe(2);
    const { rows } = await complete(api.projects.overview({ scope: applicant }));
    expect(rows.map(({ agentName }) => agentName)).toEqual(['Claire Petit', 'Claire Petit']);
    const nothing = recorded({ [REQUESTS]: [] });
    expect(await lastValueFrom(nothing.api.projects.latest(applicant))).toBeUndefined();
  });
});

describe('a list of propositions', () => {
  it("filters an agent's by the e-mail on the project", async () => {
    const { api, calls } = recorded(replies);
    await lastValueFrom(api.propositions.list({ scope: agent }));
    expect(calls[0]?.params['request.s_email_agent']).toBe('claire.petit@example.com');
  });

  it("falls back to the ids of an agent's projects, 500 at a time", async () => {
    const { api, calls } = recorded({
      [REQUESTS]: many(700, (id) => aRequest(id)),
      [QUOTES]: ({ params }: Call) =>
        'request.s_email_agent' in params
          ? new Answer(400, [
              {
                title: 'filter constraint',
                detail: 'The filter is not supported.',
                source: 'request.s_email_agent',
              },
            ])
          : [aQuote(Number(params['request']?.split(',')[0]))],
    });
    const { rows } = await lastValueFrom(api.propositions.list({ scope: agent }));
    expect(rows).toHaveLength(2);
    const chunks = calls
      .map(({ params }) => params['request']?.split(',').length)
      .filter((size) => size !== undefined);
    expect(chunks).toEqual([500, 200]);
  });

  it('sends an administrator all of them', async () => {
    const { api, calls } = recorded(replies);
    await lastValueFrom(api.propositions.list({ scope: administrator }));
    expect(calls.map(({ params }) => params)).toEqual([{ page: '1', limit: '1000', sort: '-createdAt' }]);
  });

  it('shows the new ones of an applicant, under the name the server gives to draft', async () => {
    const { api, calls } = recorded({ ...replies, [QUOTES]: [aQuote(88)] });
    const [first] = await lastValueFrom(api.propositions.news(applicant));
    expect(first).toMatchObject({ id: 88, statusName: 'Nouvelle', number: 'PROP-2024-088' });
    expect(calls[0]?.params['internal_status']).toBe('draft');
  });

  it('survives a proposition without a project', async () => {
    const { api, problems } = recorded({ ...replies, [QUOTES]: [aQuote(88, { request: null })] });
    const { rows } = await complete(api.propositions.overview({ scope: applicant }));
    expect(rows[0]).toMatchObject({ projectTitle: '', applicantName: '' });
    expect(problems).toEqual(['Proposition request is null']);
  });
});
