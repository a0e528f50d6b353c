import { sceneOfHost } from '../../test/host-scene';
import { isHidden } from './known-pages';

const scene = sceneOfHost();
const DIGEST = `sha384-${'a'.repeat(64)}`;
const REQUIRES = { contract: 1, kit: '^1.0.0', react: '^19.0.0' };

const routesOf = (...paths: readonly string[]) =>
  paths.map((path) => ({ path, page: 'home', title: 'Page', roles: ['VISITOR'], access: 'public' }));

const listed = (...paths: readonly string[]) => ({
  requires: REQUIRES,
  digest: DIGEST,
  routes: routesOf(...paths),
  menu: [],
});

/** A release that is only listed in the registry, with its routes in its own file. */
function describeRelease(version: string, ...paths: readonly string[]): void {
  const release = {
    requires: REQUIRES,
    scope: `agent_${version.replaceAll(/\W/g, '_')}`,
    entry: 'entry.js',
    integrity: { 'entry.js': DIGEST },
    pages: { home: { js: ['entry.js'], css: [] } },
    routes: routesOf(...paths),
    menu: [],
  };
  scene.write(`dist/remotes/agent/${version}/remote.json`, JSON.stringify(release));
}

function install(changes: object = {}): void {
  const agent = {
    owner: 'team',
    claims: [{ paths: ['/*'], roles: ['VISITOR'] }],
    stable: '1.1.0',
    ladder: ['1.1.0', '1.0.0'],
    disabled: false,
    versions: {
      '1.1.0': listed('/', '/login', '/projectFile/:id', '/projectsList'),
      '1.0.0': { requires: REQUIRES, digest: DIGEST },
      '1.2.0-rc.1': { requires: REQUIRES, digest: DIGEST },
    },
    previews: ['1.2.0-rc.1'],
    ...changes,
  };
  describeRelease('1.0.0', '/oldPage');
  describeRelease('1.2.0-rc.1', '/newPage/:id');
  scene.write('dist/remotes.json', JSON.stringify({ schema: 2, serial: 1, remotes: { agent } }));
}

const statusOf = async (url: string, headers: Record<string, string> = {}) =>
  (await scene.get(url, headers)).statusCode;

describe('an address', () => {
  it.each([
    '/',
    '/login',
    '/LOGIN/',
    '/%6Cogin',
    '/login?next=%2FprojectsList',
    '/projectFile/1042',
    '/projectFile/a%2Fb',
    '/projectFile/caf%C3%A9/',
    '/oldPage',
    '/newPage/7?mfe=agent@1.2.0-rc.1',
  ])('that a remote declares is a page: %s', async (url) => {
    install();
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(url, { accept: '*/*' })).toBe(200);
  });

  it.each(['/nope', '/projectFile', '/projectFile/1/2', '/wp-admin/', '/login/x', '/%E0%A4%A', '/admin'])(
    'that nobody declares is 404, with the page that says so in words: %s',
    async (url) => {
      install();
      const answer = await scene.get(url);
      expect([404, 400]).toContain(answer.statusCode);
      const plain = await scene.get(url, { accept: '*/*' });
      expect([404, 400]).toContain(plain.statusCode);
      expect(plain.headers['content-type']).not.toContain('text/html');
    },
  );

  it('becomes one with the release that declares it, without a restart', async () => {
    install();
    expect(await statusOf('/brandNew')).toBe(404);
    install({
      stable: '1.1.0',
      versions: { '1.1.0': listed('/', '/brandNew'), '1.0.0': listed('/') },
      previews: [],
    });
    expect(await statusOf('/brandNew')).toBe(200);
  });
});

it('what is hidden is hidden however it is written', () => {
  expect(['/.a', '/a/.b/c', '/%2Ea', '/a/..'].filter((path) => !isHidden(path))).toEqual([]);
  expect(['/', '/a.b', '/password/reset/token=a.b', '/a./b'].filter(isHidden)).toEqual([]);
});
