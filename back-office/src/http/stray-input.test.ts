import { useBackOffice } from '../../test/testing/test-back-office';
import type { Client, Method } from '../../test/testing/signed-client';
import { keptRows } from '../../test/testing/kept-rows';

const backOffice = useBackOffice();

interface Described {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: unknown;
}
type Paths = Readonly<Record<string, Readonly<Record<string, Described>>>>;

interface Call extends Described {
  readonly method: Method;
  readonly path: string;
}

/** Every call of the API from its description, on existing rows: new routes are covered automatically. */
async function callsOf(ids: Readonly<Record<string, number | string>>): Promise<Call[]> {
  const { body } = await backOffice().anonymous.get('/openapi.json');
  const { paths } = body as { readonly paths: Paths };
  return Object.entries(paths).flatMap(([template, methods]) => {
    const [, api, admin, name = ''] = template.split('/');
    if (api !== 'api' && admin !== 'api') return [];
    // A link of a mail is no call: mail programs may add parameters of their own.
    if (template.startsWith('/api/mails/')) return [];
    const path = template.replace('{id}', String(ids[name] ?? 'open'));
    return Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase() as Method,
      path,
      ...described,
    }));
  });
}

async function scene() {
  const { seed, person } = backOffice();
  const admin = await person({ role: 'ADMIN' });
  const marie = await person();
  const request = await seed.request({ customer_user_id: marie.id });
  const ids = {
    addresses: await seed.address(marie.id),
    customer_user_addresses: await seed.address(marie.id),
    customer_users: marie.id,
    customers: 59,
    users: 124,
    countries: 'FR',
    regions: 'FR-75',
    requests: request,
    ficodevquotes: await seed.quote({ customer_user_id: marie.id, request_id: request }),
    files: await seed.file(),
    extendaffiliations: await seed.affiliation(),
  };
  // Only its applicant may answer a proposition.
  const whoMay = ({ method, path }: Call): Client =>
    method === 'PATCH' && path.includes('ficodevquotes') ? marie : admin;
  return { calls: await callsOf(ids), whoMay };
}

const namesIt = (text: string): boolean => /stray_one/.test(text);

it('a parameter that a call does not have is refused by its name, whichever call it is', async () => {
  const { calls, whoMay } = await scene();
  const before = await keptRows(backOffice().store);
  expect(calls.length).toBeGreaterThan(50);
  for (const [index, call] of calls.entries()) {
    const { method, path, requestBody } = call;
    const body = requestBody === undefined ? undefined : { other: 1 };
    const query = index % 2 === 0 ? 'stray_one=1' : 'stray_one[contains]=1';
    const { status, text } = await whoMay(call).send(method, `${path}?${query}`, body);
    expect([method, path, status, namesIt(text)]).toEqual([method, path, 400, true]);
  }
  expect(await keptRows(backOffice().store)).toBe(before);
}, 30_000);

it('a field that a call does not have is refused by its name, also where no body is read at all', async () => {
  const { calls, whoMay } = await scene();
  const before = await keptRows(backOffice().store);
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ path }) => path)).toContain('/api/logout');
  for (const call of writes) {
    const { method, path } = call;
    const { status, text } = await whoMay(call).send(method, path, { stray_one: 1 });
    expect([method, path, status, namesIt(text)]).toEqual([method, path, 400, true]);
  }
  expect(await keptRows(backOffice().store)).toBe(before);
}, 30_000);

describe('signing out', () => {
  it.each(['', '{}', ' {} '])('takes “%s”, as the portal sends it', async (body) => {
    const marie = await backOffice().person();
    expect((await marie.post('/api/logout', body)).status).toBe(204);
    expect((await marie.get('/admin/api/requests')).status).toBe(401);
  });
});
