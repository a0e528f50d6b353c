import type { DataScope } from '@portal/domain/access';
import { firstValueFrom, lastValueFrom, toArray } from 'rxjs';
import { anAgent, aRequest } from '../../test/bodies';
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
} from '../../test/busy-network';
import { Answer, type Call, recorded } from '../../test/recorded-back-office';

describe('the cost of a cold list, in signed calls', () => {
  it.each<[string, DataScope, readonly string[]]>([
    ['an applicant', applicant, [REQUESTS, MANAGERS, PEOPLE]],
    ['an agent', agent, [REQUESTS, MANAGERS, PEOPLE]],
    ['a director', director, [CUSTOMERS, REQUESTS, MANAGERS, PEOPLE]],
  ])(
    'the projects of %s show in three and have all names in four, whatever their number',
    async (_, scope, calls) => {
      const { api, signed } = recorded(replies);
      const list = await complete(api.projects.overview({ scope }));
      expect(list.rows).toHaveLength(300);
      expect(list.complete).toBe(true);
      expect(list.rows.every(({ managerName }) => managerName === 'Paul Martin')).toBe(true);
      expect(signed()).toEqual(calls);
    },
  );

  it.each<[string, DataScope, readonly string[]]>([
    ['an applicant', applicant, [QUOTES, REQUESTS, PEOPLE]],
    ['an agent', agent, [QUOTES, REQUESTS, QUOTE_STATUSES]],
    // The names of agents, once a session, are requested after the three (decision 0031).
    ['a director', director, [CUSTOMERS, QUOTES, REQUESTS, PEOPLE]],
    ['an administrator', administrator, [QUOTES, REQUESTS, CUSTOMERS, PEOPLE]],
  ])('the propositions of %s cost the same, whatever their number', async (_, scope, calls) => {
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
    expect(signed()).toEqual([QUOTES, REQUESTS]);
  });

  it('an agent is unknown once the agents are known, and never because they could not be had', async () => {
    const bodies = [aRequest(1, { s_email_agent: 'parti@example.com' }), aRequest(2, { s_email_agent: '' })];
    const accounts = async (people: unknown) => {
      const { api } = recorded({ ...replies, [REQUESTS]: bodies, [PEOPLE]: people });
      const states = await firstValueFrom(api.projects.overview({ scope: director }).pipe(toArray()));
      return [states[0], states.at(-1)].map((state) => state?.rows.map(({ agentAccount }) => agentAccount));
    };
    expect(await accounts([anAgent])).toEqual([
      [undefined, 'none'],
      ['unknown', 'none'],
    ]);
    expect((await accounts(new Answer(500))).at(-1)).toEqual([undefined, 'none']);
  });

  it('whoever else was met, who has none of the agents’ accounts stays unknown', async () => {
    const chief = { ...anAgent, id: 9, email: 'chef@example.com', roles: [5] };
    const { api } = recorded({
      ...replies,
      [REQUESTS]: [anAgent, chief].map(({ email }, id) => aRequest(id + 1, { s_email_agent: email })),
      [PEOPLE]: ({ params }: Call) => (params['roles'] === '4' ? [anAgent] : [chief]),
      [`${PEOPLE}/9`]: chief,
    });
    await lastValueFrom(api.people.byId(9));
    await lastValueFrom(api.people.applicants(director));
    const { rows } = await complete(api.projects.overview({ scope: director }));
    expect(rows.map(({ agentAccount }) => agentAccount)).toEqual(['known', 'unknown']);
  });

  it('nobody is unknown while the agents are more than one answer holds', async () => {
    const bodies = [aRequest(1, { s_email_agent: 'parti@example.com' })];
    const accounts = async (count: number) => {
      const agents = many(count, (id) => ({ ...anAgent, id, email: `agent${String(id)}@example.com` }));
      const { api } = recorded({ ...replies, [REQUESTS]: bodies, [PEOPLE]: agents });
      const { rows } = await complete(api.projects.overview({ scope: director }));
      return rows.map(({ agentAccount }) => agentAccount);
    };
    expect(await accounts(999)).toEqual(['unknown']);
    expect(await accounts(1000)).toEqual([undefined]);
  });

  it.each([
    [503, true, 1],
    [403, false, 0],
  ])(
    'names that are answered %d are missing: %p, which another try mends',
    async (status, lacksNames, reported) => {
      let answer: unknown = new Answer(status);
      const { api, problems } = recorded({
        ...replies,
        [REQUESTS]: [aRequest(1, { s_email_agent: anAgent.email })],
        [PEOPLE]: () => answer,
      });
      const lists = async () => [
        await complete(api.projects.overview({ scope: director })),
        await complete(api.propositions.overview({ scope: director })),
      ];
      for (const list of await lists()) expect(list).toMatchObject({ complete: true, lacksNames });
      expect(problems).toHaveLength(2 * reported);
      answer = [anAgent];
      for (const list of await lists()) expect(list).toMatchObject({ complete: true, lacksNames: false });
    },
  );

  it.each([applicant, director])(
    'lists visited again show at once and refresh with one call each, here %p',
    async (scope) => {
      const { api, signed } = recorded(replies);
      const visit = async () => [
        await firstValueFrom(api.propositions.overview({ scope }).pipe(toArray())),
        await firstValueFrom(api.projects.overview({ scope }).pipe(toArray())),
      ];
      await visit();
      const before = signed().length;
      for (const states of await visit()) {
        expect(states[0]?.rows).toHaveLength(300);
        expect(states.at(-1)).toMatchObject({ complete: true });
      }
      expect(signed().slice(before)).toEqual([QUOTES, REQUESTS]);
    },
  );
});
