import { readRegistry } from '@portal/registry/read-registry';
import { writtenEntry, writtenListed, writtenRegistry } from '@portal/registry/registry-samples';
import { canariesAt } from './visitor-view';

const SHELL = { contract: 1, kit: '1.0.0', react: '19.0.0' };
const CANARY = { version: '1.1.0', percent: 10, salt: 'other-1.1.0' };

const route = (path: string) => ({
  path,
  page: 'page',
  title: 'Page',
  roles: ['VISITOR', 'AGENT'],
  access: 'public',
});
const entryFor = (role: string, id = 'other') => ({ id, label: id, to: `/${id}`, order: 1, roles: [role] });

interface Listed {
  readonly routes?: readonly object[];
  readonly menu?: readonly object[];
  readonly requires?: object;
}

const HOME: Listed = { routes: [route('/')], menu: [entryFor('VISITOR', 'home')] };
const OTHER: Listed = { routes: [route('/other')], menu: [entryFor('AGENT')] };
const NOTHING: Listed = { routes: [], menu: [] };

/** What the guard of the visitor's home is told, beside a canary of another team. */
function toldAtHome(
  canary: Listed,
  { stable = OTHER, ...changes }: { stable?: Listed; canary?: object } = {},
) {
  const versions = {
    '1.0.0': writtenListed('other', '1.0.0', stable),
    '1.1.0': writtenListed('other', '1.1.0', { ...NOTHING, ...canary }),
  };
  const other = writtenEntry('other', {}, { canary: CANARY, versions, ...changes });
  const written = writtenRegistry({ public: writtenEntry('public', HOME), other });
  return canariesAt({ remote: 'public', path: '/' }, readRegistry(written).registry, SHELL);
}

it.each<[string, Listed, object]>([
  ['has the same pages and menu', OTHER, {}],
  ['brings a page elsewhere', { ...OTHER, routes: [route('/other'), route('/other/more')] }, {}],
  ['brings an entry to the menu of agents', { ...OTHER, menu: [entryFor('AGENT', 'more')] }, {}],
  [
    'does not fit this shell',
    { menu: [entryFor('VISITOR')], requires: { contract: 1, kit: '^2.0.0', react: '^19.0.0' } },
    {},
  ],
  ['is not for visitors', { menu: [entryFor('VISITOR')] }, { canary: { ...CANARY, roles: ['AGENT'] } }],
])('the home of visitors does not depend on the canary of another app that %s', (_, canary, changes) => {
  expect(toldAtHome(canary, changes)).toEqual([]);
});

it.each<[string, Listed, object]>([
  ['brings an entry to their menu', { ...OTHER, menu: [entryFor('VISITOR', 'more')] }, {}],
  ['brings a page to this address', { ...OTHER, routes: [route('/')] }, {}],
  ['lacks an entry of their menu', OTHER, { stable: { ...OTHER, menu: [entryFor('VISITOR')] } }],
])('the home depends on a canary of another app that %s', (_, canary, changes) => {
  expect(toldAtHome(canary, changes)).toEqual([{ percent: 10, salt: 'other-1.1.0' }]);
});
