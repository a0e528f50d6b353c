import type { ShownPage } from '../routing/current-visit';
import { drawnPage } from './drawn-page';

const shown = (changes: Partial<ShownPage> = {}): ShownPage => ({
  Page: () => null,
  title: 'Accueil',
  access: 'public',
  remote: 'public',
  version: '1.0.0',
  pathname: '/',
  pageName: 'home',
  ...changes,
});

function draw(): HTMLElement {
  document.body.innerHTML =
    '<div id="portail"><div data-remote="public" data-version="1.0.0"></div></div>' +
    '<script type="application/json" id="portal-first-paint">{"answers":{"/items/a {}":{"data":1}},"isInert":false}</script>';
  const place = document.getElementById('portail');
  if (place === null) throw new Error('No place');
  return place;
}

beforeEach(() => history.replaceState(null, '', '/'));

it('finds what the server drew, with the answers it was drawn from', () => {
  expect(drawnPage(draw())?.answers).toEqual({
    '/items/a {}': { status: 200, headers: {}, body: { data: 1 } },
  });
});

it.each<[string, ShownPage | undefined, string, boolean]>([
  ['the same version of the same page', shown(), '/', true],
  ['another version', shown({ version: '1.1.0' }), '/', false],
  ['another remote', shown({ remote: 'agent' }), '/', false],
  ['no page, which could not be loaded', undefined, '/', false],
  ['an address that says more', shown(), '/?next=%2Flegal', false],
  ['a place in the page', shown(), '/#etapes', true],
])('can become %s: %#', (_, page, address, can) => {
  const drawn = drawnPage(draw());
  history.replaceState(null, '', address);
  expect(drawn?.is(page)).toBe(can);
});
