import { sceneOfHost } from '../../test/host-scene';

const scene = sceneOfHost();

async function logging(trustedProxies: readonly string[]) {
  const lines: string[] = [];
  const host = await scene.open({
    trustedProxies,
    log: 'warn',
    logTo: { write: (line) => void lines.push(line) },
  });
  const get = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    host.app.inject({ url: '/login', headers, remoteAddress });
  const details = async () =>
    (await host.app.inject('/readyz')).json<{ details?: { proxy?: string } }>().details;
  return { lines, get, details };
}

it.each([
  ['x-forwarded-for', 'X-Forwarded-For'],
  ['forwarded', 'Forwarded'],
  ['x-real-ip', 'X-Real-IP'],
])(
  'a proxy that nobody named is told once, loudly, and in the details of readiness: %s',
  async (header, name) => {
    const { lines, get, details } = await logging([]);
    await get({});
    expect(lines).toEqual([]);
    expect((await details())?.proxy).toBeUndefined();
    for (let turn = 0; turn < 10; turn += 1) await get({ [header]: '192.0.2.9' });
    expect(await details()).toMatchObject({
      proxy: `${name} is sent and not believed: TRUSTED_PROXIES names no proxy`,
    });

    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, header: name });
    expect(lines[0]).toContain('TRUSTED_PROXIES');
    expect(lines[0]).not.toContain('192.0.2.9');
  },
);

it('one stranger who writes such a header changes nothing, and what most requests had fades with them', async () => {
  const { lines, get, details } = await logging([]);
  for (let turn = 0; turn < 30; turn += 1) {
    await get(turn % 3 === 0 ? { forwarded: 'for=192.0.2.9' } : {}, '192.0.2.7');
    expect((await details())?.proxy).toBeUndefined();
  }
  expect(lines).toEqual([]);

  for (let turn = 0; turn < 10; turn += 1) await get({ forwarded: 'for=192.0.2.9' });
  expect((await details())?.proxy).toContain('Forwarded is sent');
  const later = Date.now() + 11 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect((await details())?.proxy).toBeUndefined();
});

it('a proxy that is no longer where it was named is told once, loudly', async () => {
  const { lines, get, details } = await logging(['10.0.0.7', '10.1.0.0/16']);
  await get({ 'x-forwarded-for': '192.0.2.9' }, '10.0.0.7');
  await get({ 'x-forwarded-for': '192.0.2.9' }, '10.1.2.3');
  expect(lines).toEqual([]);
  for (let turn = 0; turn < 10; turn += 1) await get({ 'x-forwarded-for': '192.0.2.9' }, '10.0.0.8');
  expect((await details())?.proxy).toBe(
    'X-Forwarded-For is sent and not believed: TRUSTED_PROXIES does not name who sends it',
  );
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, header: 'X-Forwarded-For' });
  expect(lines[0]).not.toContain('192.0.2.9');
});

it('says nothing where a proxy is named, whatever visitors send through it or beside it', async () => {
  const { lines, get, details } = await logging(['127.0.0.1']);
  await get({ 'x-forwarded-for': '192.0.2.9', forwarded: 'for=192.0.2.8', 'x-real-ip': '192.0.2.8' });
  await get({ forwarded: 'for=192.0.2.8', 'x-real-ip': '192.0.2.8' }, '192.0.2.7');
  expect((await details())?.proxy).toBeUndefined();
  expect(lines).toEqual([]);
});
