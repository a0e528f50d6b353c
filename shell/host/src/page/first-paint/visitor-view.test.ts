import { readRegistry } from '@portal/registry/read-registry';
import { canariesAt } from './visitor-view';

const SHELL = { contract: 1, kit: '1.0.0', react: '19.0.0' };
const CANARY = { version: '1.1.0', percent: 10, salt: 'other-1.1.0' };
const TOLD = [{ percent: 10, salt: 'other-1.1.0' }];

const route = (path: string, changes: object = {}) => ({
  path,
  page: 'page',
  title: 'Page',
  roles: ['VISITOR', 'AGENT'],
  access: 'public',
  ...changes,
});
const entryOf = (name: string, roles: readonly string[]) => ({
  id: name,
  label: name,
  to: `/${name}`,
  order: 1,
  roles,
});

interface Listed {
  readonly routes?: readonly object[];
  readonly menu?: readonly object[];
  readonly requires?: object;
}

const listed = ({ routes = [], menu = [], requires = {} }: Listed) => ({
  requires: { contract: 1, kit: '^1.0.0', react: '^19.0.0', ...requires },
  digest: `sha384-${'a'.repeat(64)}`,
  routes,
  menu,
});

const remote = (paths: readonly string[], stable: Listed, canary?: Listed, changes: object = {}) => ({
  owner: 'team',
  claims: [{ paths, roles: ['VISITOR', 'AGENT'] }],
  stable: '1.0.0',
  ladder: ['1.0.0'],
  disabled: false,
  versions: { '1.0.0': listed(stable), ...(canary && { '1.1.0': listed(canary) }) },
  ...(canary && { canary: CANARY }),
  ...changes,
});

const HOME = { routes: [route('/')], menu: [entryOf('home', ['VISITOR'])] };
const OTHER = { routes: [route('/other')], menu: [entryOf('other', ['AGENT'])] };

/** What the guard of the visitor's home is told, beside a canary of another team. */
function toldAtHome(canary: Listed, changes: object = {}): unknown {
  const remotes = {
    public: remote(['/'], HOME),
    other: remote(['/', '/other/*'], OTHER, canary, changes),
  };
  return canariesAt(
    { remote: 'public', path: '/' },
    readRegistry({ schema: 2, serial: 1, remotes }).registry,
    SHELL,
  );
}

it.each<{ what: string; canary: Listed; changes?: object }>([
  { what: 'has the same pages and menu', canary: OTHER },
  {
    what: 'brings a page elsewhere',
    canary: { ...OTHER, routes: [...OTHER.routes, route('/other/more')] },
  },
  {
    what: 'brings an entry to the menu of agents',
    canary: { ...OTHER, menu: [entryOf('more', ['AGENT'])] },
  },
  {
    what: 'does not fit this shell',
    canary: { menu: [entryOf('more', ['VISITOR'])], requires: { kit: '^2.0.0' } },
  },
  {
    what: 'is not for visitors',
    canary: { menu: [entryOf('more', ['VISITOR'])] },
    changes: { canary: { ...CANARY, roles: ['AGENT'] } },
  },
])('the home of visitors does not depend on the canary of another app that $what', ({ canary, changes }) => {
  expect(toldAtHome(canary, changes)).toEqual([]);
});

it.each<[string, Listed]>([
  ['brings an entry to their menu', { ...OTHER, menu: [...OTHER.menu, entryOf('more', ['VISITOR'])] }],
  ['brings a page to this address', { ...OTHER, routes: [route('/')] }],
])('the home depends on a canary of another app that %s', (_, canary) => {
  expect(toldAtHome(canary)).toEqual(TOLD);
});

it('the home depends on a canary of another app without an entry of their menu', () => {
  const stable = listed({ ...OTHER, menu: [entryOf('other', ['VISITOR'])] });
  expect(toldAtHome(OTHER, { versions: { '1.0.0': stable, '1.1.0': listed(OTHER) } })).toEqual(TOLD);
});
