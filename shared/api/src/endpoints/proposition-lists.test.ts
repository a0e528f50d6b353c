import { firstValueFrom, lastValueFrom } from 'rxjs';
import { aQuote, aRequest } from '../../test/bodies';
import { applicant, agent, administrator, REQUESTS, QUOTES, many, replies } from '../../test/busy-network';
import { Answer, type Call, recorded } from '../../test/recorded-back-office';

describe('a list of propositions', () => {
  it("filters an agent's by the e-mail on the project", async () => {
    const { api, calls } = recorded(replies);
    await lastValueFrom(api.propositions.list({ scope: agent }));
    expect(calls[0]?.params['request.s_email_agent']).toBe('claire.petit@example.com');
  });

  it("falls back to the ids of an agent's projects, as many at a time as an address takes", async () => {
    const { api, calls } = recorded({
      [REQUESTS]: many(1500, (id) => aRequest(id + 1000)),
      [QUOTES]: ({ params }: Call) =>
        'request.s_email_agent' in params
          ? new Answer(400, [{ detail: 'Not supported.', source: 'request.s_email_agent' }])
          : [aQuote(Number(params['request']?.split(',')[0]))],
    });
    const { rows } = await lastValueFrom(api.propositions.list({ scope: agent }));
    expect(rows).toHaveLength(2);
    const chunks = calls
      .map(({ params }) => params['request']?.split(',').length)
      .filter((size) => size !== undefined);
    expect(chunks).toEqual([857, 643]);
  });

  it('gives no name in place of one that may still come', async () => {
    const { api } = recorded(replies);
    const first = await firstValueFrom(api.propositions.overview({ scope: administrator }));
    expect(first.complete).toBe(false);
    expect(first.rows[0]).toMatchObject({ projectTitle: '', agentName: '' });
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
    expect(calls[0]?.params['internal_status']).toBe('draft,accepted');
  });
});
