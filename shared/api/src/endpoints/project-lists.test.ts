import type { DataScope } from '@portal/domain/access';
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs';
import { aCustomer, aManager, aRequest } from '../../test/bodies';
import {
  applicant,
  agent,
  director,
  administrator,
  REQUESTS,
  CUSTOMERS,
  MANAGERS,
  many,
  replies,
  complete,
} from '../../test/busy-network';
import { Answer, type Call, recorded } from '../../test/recorded-back-office';

describe('a list of projects', () => {
  it('is shown before the names are there, and whole even when none comes', async () => {
    const { api } = recorded({ [REQUESTS]: [aRequest(412)] });
    const states = await firstValueFrom(api.projects.overview({ scope: applicant }).pipe(toArray()));
    expect(states[0]).toMatchObject({ complete: false, rows: [{ agentName: '' }] });
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
          ? new Answer(400, [{ detail: 'Sorting by "createdAt" is not supported.', source: 'sort' }])
          : [1, 3, 5].map((month) => aRequest(month, { createdAt: `2026-0${String(month)}-01T00:00:00Z` })),
    });
    const { rows, total } = await lastValueFrom(
      api.projects.list({ scope: applicant, filter: { from: '2026-02-01' } }),
    );
    expect(rows.map(({ id }) => id)).toEqual([5, 3]);
    expect(total).toBe(2);
    expect(Object.keys(calls[1]?.params ?? {})).not.toContain('createdAt[gte]');
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
});

describe('a whole list of projects', () => {
  const total = (count: number) => ({ 'x-include-total-count': String(count) });
  /** A network of `count` projects, a thousand to a page; `broken`: a page that fails. */
  const network = (count: number, broken?: string) =>
    recorded({
      ...replies,
      [REQUESTS]: ({ params }: Call) => {
        const page = Number(params['page']);
        if (params['page'] === broken) return new Answer(503);
        const first = (page - 1) * 1000;
        const rows = many(Math.max(0, Math.min(1000, count - first)), (id) =>
          aRequest(first + id, {
            createdAt: new Date(Date.UTC(2026, 0, 1) - (first + id) * 60_000).toISOString(),
          }),
        );
        return new Answer(200, rows, total(count));
      },
    });
  const statesOf = ({ api }: ReturnType<typeof recorded>) =>
    firstValueFrom(api.projects.whole({ scope: director }).pipe(toArray()));

  it('is one page where there are no more', async () => {
    const calls = network(1000);
    expect(await statesOf(calls)).toMatchObject([{ total: 1000, isComing: false }]);
    expect(calls.signed().filter((name) => name === REQUESTS)).toHaveLength(1);
  });

  it('is the first page, then all of them, newest first and each once', async () => {
    const states = await statesOf(network(2400));
    expect(states.map(({ rows, total: all, isComing }) => [rows.length, all, isComing])).toEqual([
      [1000, 2400, true],
      [2400, 2400, false],
    ]);
    expect(states[1]?.rows.map(({ id }) => id)).toEqual(many(2400, (id) => id));
  });

  it('stops at five pages, and where one does not come, which its total says', async () => {
    const long = await statesOf(network(7000));
    expect(long.at(-1)).toMatchObject({ total: 7000, isComing: false });
    expect(long.at(-1)?.rows).toHaveLength(5000);
    const cut = await statesOf(network(2400, '3'));
    expect(cut.at(-1)).toMatchObject({ total: 2400, isComing: false });
    expect(cut.at(-1)?.rows).toHaveLength(1000);
  });
});
