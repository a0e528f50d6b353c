import { firstValueFrom, lastValueFrom } from 'rxjs';
import { aCustomer, aManager, anAgent, aRequest } from '../../test/bodies';
import { CUSTOMERS, director, MANAGERS, many, PEOPLE, REQUESTS } from '../../test/busy-network';
import { Answer, type Call, recorded } from '../../test/recorded-back-office';

const MANY = 2500;

/** A network of 2 500 agencies, each with one person of the same id, at a server that pages and counts. */
function largeNetwork() {
  const ids = many(MANY, (id) => id + 100_000);
  const idsIn = (list: string | undefined) => (list ?? '').split(',').map(Number);
  const page = ({ params }: Call, rows: readonly object[]) => {
    const [number, size] = [Number(params['page'] ?? 1), Number(params['limit'] ?? 10)];
    const all = size < 0 ? rows : rows.slice((number - 1) * size, number * size);
    return new Answer(200, all, { 'x-include-total-count': String(rows.length) });
  };
  const listed = recorded({
    // More than the list of agencies gives.
    [CUSTOMERS]: ids.slice(0, 1000).map((id) => aCustomer(id, 59)),
    [`${CUSTOMERS}/59`]: aCustomer(59, null, ids),
    [`${CUSTOMERS}/59/children`]: ids.map((id) => aCustomer(id, 59)),
    [REQUESTS]: (call: Call) =>
      page(
        call,
        idsIn(call.params['customer']).map((id) => aRequest(id)),
      ),
    [PEOPLE]: (call: Call) =>
      page(
        call,
        call.params['email'] === undefined
          ? idsIn(call.params['customer']).map((id) => ({
              ...anAgent,
              id,
              email: `${String(id)}@example.com`,
            }))
          : call.params['email'].split(',').map((email, id) => ({ ...anAgent, id, email })),
      ),
    [MANAGERS]: (call: Call) =>
      page(
        call,
        idsIn(call.params['id']).map((id) => ({ ...aManager, id })),
      ),
  });
  return { ...listed, ids };
}

describe('a list of 2 500 ids or e-mails', () => {
  const longest = (calls: readonly Call[]) =>
    Math.max(...calls.map(({ params }) => new URLSearchParams(params).toString().length));

  it('of agencies chooses projects, and is one list all the same', async () => {
    const { api, calls } = largeNetwork();
    const { rows, total } = await lastValueFrom(api.projects.list({ scope: director }));
    expect(total).toBe(MANY + 1);
    expect(rows).toHaveLength(1000);
    expect(longest(calls)).toBeLessThan(7000);
  });

  it('of agencies chooses a page of the directory, wherever it lies, and the thousand first of it', async () => {
    const { api, calls, ids } = largeNetwork();
    const query = { agencyId: 59, filter: { reach: 'network' as const } };
    for (const page of [1, 101, 250]) {
      const { rows, total } = await lastValueFrom(api.people.page(query, page));
      const expected = [59, ...ids].slice((page - 1) * 10, page * 10);
      expect(rows.map(({ id }) => id)).toEqual(expected);
      expect(total).toBe(MANY + 1);
    }
    const first = await lastValueFrom(api.people.firstThousand(query));
    expect(first.rows.map(({ id }) => id)).toEqual([59, ...ids].slice(0, 1000));
    expect(first.total).toBe(MANY + 1);
    expect(longest(calls)).toBeLessThan(7000);
  });

  it('of e-mails and of managers has all their names', async () => {
    const { api, calls, ids } = largeNetwork();
    const emails = ids.map((id) => `une.adresse.assez.longue.${String(id)}@intergestion.example`);
    const names = await firstValueFrom(api.people.named(emails));
    expect(emails.filter((email) => !names.knows(email))).toEqual([]);
    const managers = await firstValueFrom(api.managers.byIds(ids));
    expect(ids.filter((id) => !managers.has(id))).toEqual([]);
    expect(longest(calls)).toBeLessThan(7000);
  });
});
