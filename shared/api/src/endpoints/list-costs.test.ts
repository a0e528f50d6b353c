import type { DataScope } from '@portal/domain/access';
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs';
import { anAgent, aRequest } from '../recorded/bodies';
import {
  applicant,
  agent,
  director,
  administrator,
  REQUESTS,
  QUOTES,
  CUSTOMERS,
  PEOPLE,
  MANAGERS,
  QUOTE_STATUSES,
  many,
  replies,
  signedIn,
  complete,
} from '../recorded/busy-network';
import { Answer, recorded } from '../recorded/recorded-back-office';

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
