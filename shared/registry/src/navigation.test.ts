import type { Choice } from './choose-version';
import { menuFor, routesOf } from './navigation';
import { filesOfPage, preloadAttributes } from './page-files';
import { byPrecision, isLiteral, matches, segmentsOf } from './path-pattern';
import type { Declared, MenuEntry, RemoteRoute } from './registry';
import { listed, release } from '../test/registry-samples';

const entry = (id: string, order: number, roles: MenuEntry['roles']): MenuEntry => ({
  id,
  label: id,
  to: `/${id}`,
  order,
  roles,
  icon: undefined,
  places: ['side'],
  sections: [],
  newTab: false,
});

const choice = (name: string, declared: Partial<Declared>): Choice => {
  const release = listed(name, '1.0.0');
  return {
    name,
    release,
    source: 'stable',
    declared: { routes: [], menu: [], ...declared },
    candidates: [release],
    blocked: undefined,
  };
};

describe('the menu', () => {
  const choices = [
    choice('agent', { menu: [entry('contact', 90, ['AGENT']), entry('projects', 20, ['AGENT', 'ADMIN'])] }),
    choice('admin', { menu: [entry('users', 60, ['ADMIN']), entry('projects', 20, ['ADMIN'])] }),
  ];

  it('shows an entry that two remotes declare once', () => {
    expect(menuFor(choices, 'ADMIN').map(({ id }) => id)).toEqual(['projects', 'users']);
  });
});

describe('the routes', () => {
  it('name their remote, and leave out what the policy does not give it', () => {
    const home: RemoteRoute = {
      path: '/agent/home',
      page: 'home',
      title: 'x',
      roles: ['AGENT'],
      access: 'signed-in',
    };
    const choices = [choice('agent', { routes: [home, { ...home, path: '/login' }] })];
    const policy = { agent: { owner: 'team-agent', claims: [{ paths: ['/agent/*'], roles: ['AGENT'] }] } };

    expect(routesOf(choices, policy)).toEqual([{ ...home, remote: 'agent' }]);
  });
});

describe('a declared path', () => {
  it.each([
    ['/', '/', true],
    ['/list', '/LIST//', true],
    ['/list', '/list/1', false],
    ['/file/:id', '/file/1', true],
    ['/file/:id', '/file', false],
    ['/file/:id?', '/file', true],
    ['/file/:id?/edit', '/file/edit', true],
    ['/file/new?', '/file/new', true],
    ['/file/*', '/file/1/2', true],
    ['/file/*', '/file', true],
  ])('%s is the path of %s: %s', (declared, path, expected) => {
    expect(matches(segmentsOf(declared), segmentsOf(path))).toBe(expected);
  });

  it('is decoded as far as possible, and the more precise one comes first', () => {
    expect(segmentsOf('/%C3%A9t%C3%A9/%zz//')).toEqual(['été', '%zz']);
    const paths = ['/:a/new', '/f/*', '/f/:id', '/f/new'].map(segmentsOf).sort(byPrecision);
    expect(paths.map((path) => path.join('/'))).toEqual(['f/new', 'f/:id', 'f/*', ':a/new']);
    const literal = ['/a/b', '/a/:b', '/a/b?', '/a/*'].filter((path) => isLiteral(segmentsOf(path)));
    expect(literal).toEqual(['/a/b']);
  });
});

it('a page needs the entry of its release and its own files, as far as they have a digest', () => {
  const described = release('agent', '1.0.0', {
    integrity: { 'remoteEntry.js': '1', 'home.js': '2', 'home.css': '3', 'a.svg': '4' },
    pages: {
      home: { js: ['home.js'], css: ['home.css'], images: ['a.svg', 'lost.svg'] },
      bare: { js: [], css: [] },
    },
  });
  const files = filesOfPage(described, 'home');
  expect(files.map(({ href, as, digest }) => `${href} ${as} ${digest}`)).toEqual([
    '/remotes/agent/1.0.0/remoteEntry.js script 1',
    '/remotes/agent/1.0.0/home.js script 2',
    '/remotes/agent/1.0.0/home.css style 3',
    '/remotes/agent/1.0.0/a.svg image 4',
  ]);
  expect(filesOfPage(described, 'bare')).toHaveLength(1);
  expect(filesOfPage(described, 'other')).toEqual([]);
  const [script, , , image] = files.map(preloadAttributes);
  expect(script).toMatchObject({ rel: 'preload', as: 'script', integrity: '1', crossorigin: 'anonymous' });
  expect(image).toEqual({ rel: 'preload', as: 'image', href: files[3]?.href, fetchpriority: 'high' });
});
