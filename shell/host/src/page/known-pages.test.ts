import {
  writtenEntry,
  writtenListed,
  writtenRegistry,
  writtenRelease,
} from '@portal/registry/registry-samples';
import { sceneOfHost } from '../../test/host-scene';
import { isHidden } from './known-pages';

const scene = sceneOfHost();
const NO_ROUTES = { routes: undefined, menu: undefined };

const having = (...paths: readonly string[]) => ({
  routes: paths.map((path) => ({ path, page: 'home', title: 'Page', roles: ['VISITOR'], access: 'public' })),
  menu: [],
});

/** A release that is only listed in the registry, with its routes in its own file. */
const describeRelease = (version: string, path: string) =>
  scene.write(
    `dist/remotes/agent/${version}/remote.json`,
    JSON.stringify(writtenRelease('agent', version, having(path))),
  );

function install(...paths: readonly string[]): void {
  const agent = writtenEntry(
    'agent',
    {},
    {
      stable: '1.1.0',
      ladder: ['1.1.0', '1.0.0'],
      versions: {
        '1.1.0': writtenListed(
          'agent',
          '1.1.0',
          having('/', '/login', '/projectFile/:id', '/projectsList', ...paths),
        ),
        '1.0.0': writtenListed('agent', '1.0.0', NO_ROUTES),
        '1.2.0-rc.1': writtenListed('agent', '1.2.0-rc.1', NO_ROUTES),
      },
      previews: ['1.2.0-rc.1'],
    },
  );
  describeRelease('1.0.0', '/oldPage');
  describeRelease('1.2.0-rc.1', '/newPage/:id');
  scene.write('dist/remotes.json', JSON.stringify(writtenRegistry({ agent })));
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
    install('/brandNew');
    expect(await statusOf('/brandNew')).toBe(200);
  });
});

it('what is hidden is hidden however it is written', () => {
  expect(['/.a', '/a/.b/c', '/%2Ea', '/a/..'].filter((path) => !isHidden(path))).toEqual([]);
  expect(['/', '/a.b', '/password/reset/token=a.b', '/a./b'].filter(isHidden)).toEqual([]);
});
