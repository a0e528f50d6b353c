import { sceneOfHost } from '@portal/host/test/host-scene';
import { examineRunning, localAddress } from './examine-running';
import { unseen, wrong } from './finding';

const scene = sceneOfHost();
const running = async (trustedProxies: readonly string[]) =>
  `http://127.0.0.1:${String((await scene.listen({ trustedProxies })).port)}`;

it.each([
  [[], 'TRUSTED_PROXIES names no proxy'],
  [['10.0.0.7'], 'TRUSTED_PROXIES does not name who sends it'],
])(
  'the doctor tells of a proxy that nobody named, or another one, once it was seen: %j',
  async (named, why) => {
    const address = await running(named);
    expect(await examineRunning(address)).toEqual([]);
    // As often as it takes to see that this is no single stranger's header.
    for (let turn = 0; turn < 10; turn += 1)
      await fetch(`${address}/login`, { headers: { 'x-forwarded-for': '192.0.2.9' } });
    expect(await examineRunning(address)).toEqual([
      wrong(
        `The portal at ${address}: X-Forwarded-For is sent and not believed: ${why}.`,
        'Name the address of the proxy in TRUSTED_PROXIES and start the portal again: until then its visitors count as one.',
      ),
    ]);
  },
);

it('the doctor tells of a registry that cannot be read, and what the portal serves instead', async () => {
  scene.write('dist/remotes/.history/41.json', '{"registry":{"schema":2,"serial":41,"remotes":{}}}');
  scene.write('dist/remotes.json', '{"schema":2,');
  const [finding] = await examineRunning(await running([]));
  expect(finding?.what).toMatch(
    /remotes\.json cannot be read \(.+\): registry 41 of the history is served instead\.$/,
  );
});

it.each([
  [{}, 'http://127.0.0.1:8080'],
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://127.0.0.1:80'],
  [{ HOST: '::' }, 'http://[::1]:8080'],
  [{ HOST: 'portail.internal', PORT: '' }, 'http://portail.internal:8080'],
])('the doctor asks where the settings have the portal: %j', (settings, address) => {
  expect(localAddress(settings)).toBe(address);
});

it('the doctor says that it could ask nobody', async () => {
  const address = 'http://127.0.0.1:9';
  expect(await examineRunning(address)).toEqual([
    unseen(
      `${address}/readyz is not answered: nothing is known of its database, its back office and the proxy before it.`,
      'Start the portal, or say with --url where it runs.',
    ),
  ]);
});
