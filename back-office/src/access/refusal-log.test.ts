import { useBackOffice } from '../../test/testing/test-back-office';

const lines: string[] = [];
const backOffice = useBackOffice({
  log: 'info',
  logTo: {
    write: (line) => {
      lines.push(line);
    },
  },
});
const logged = (message: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message);

afterEach(() => {
  lines.length = 0;
});

it('tells of a refusal who, which route, which row, and nothing of the body', async () => {
  const { person, seed } = backOffice();
  const [marie, stranger] = [await person(), await seed.person()];
  const request = await seed.request({ customer_user_id: stranger.id });
  await marie.patch(`/admin/api/requests/${request}`, { note: 'un secret' });
  await marie.patch(`/admin/api/customer_users/${marie.id}`, { roles: [1], firstName: 'Un secret' });
  expect(logged('refused')).toEqual([
    expect.objectContaining({
      user: marie.id,
      method: 'PATCH',
      route: '/admin/api/requests/:id',
      id: String(request),
      status: 404,
    }),
    expect.objectContaining({ route: '/admin/api/customer_users/:id', id: String(marie.id), status: 403 }),
  ]);
  expect(lines.join('')).not.toMatch(/secret/i);
});

it('without If-Match the last write wins, and the log tells', async () => {
  const { person, seed } = backOffice();
  const marie = await person();
  const request = await seed.request({ customer_user_id: marie.id });
  const path = `/admin/api/requests/${request}`;
  await marie.patch(path, { note: 'une' }, { 'if-match': '"1"' });
  expect(logged('written without If-Match')).toEqual([]);
  await marie.patch(path, { note: 'deux' });
  expect(logged('written without If-Match')).toEqual([
    expect.objectContaining({ user: marie.id, route: '/admin/api/requests/:id', id: request }),
  ]);
  expect((await marie.get(path)).body).toMatchObject({ note: 'deux' });
});

it('tells of each answer, of the content service too, the route and who by id, never the address', async () => {
  const { app, person } = backOffice();
  const marie = await person();
  await marie.get(`/admin/api/customer_users?email=${encodeURIComponent(marie.email)}`);
  await app.inject('/items/page_intergestion/1?fields=title');
  const [, ...answers] = logged('answered');
  expect(answers).toEqual([
    expect.objectContaining({ user: marie.id, route: '/admin/api/customer_users', status: 200 }),
    expect.objectContaining({ method: 'GET', route: '/items/:collection/:id', status: 200 }),
  ]);
  expect(lines.join('')).not.toMatch(/fields=|@/);
});
