import type { ShownPage } from '../routing/current-visit';
import { drawnPage, pressedEarly } from './drawn-page';

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

function draw(
  block: object | null = { answers: { '/items/a {}': { data: 1 } }, isInert: false },
): HTMLElement {
  document.body.innerHTML =
    '<div id="portail"><div data-remote="public" data-version="1.0.0"><button>Menu</button></div></div>' +
    (block === null
      ? ''
      : `<script type="application/json" id="portal-first-paint">${JSON.stringify(block)}</script>`);
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

it('takes away what is not for who looks', () => {
  const place = draw();
  document.documentElement.dataset['firstPaint'] = 'hidden';
  expect(drawnPage(place)).toBeUndefined();
  expect(place).toBeEmptyDOMElement();
  expect(document.documentElement).not.toHaveAttribute('data-first-paint');
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

it('presses once what was pressed before it could answer', () => {
  const place = draw();
  const button = place.querySelector('button');
  const pressed = jest.fn();
  button?.addEventListener('click', pressed);
  Object.assign(window, { portalEarly: { pressed: button } });
  const drawn = drawnPage(place);
  drawn?.take();
  expect(pressed).not.toHaveBeenCalled();
  drawn?.taken();
  drawn?.taken();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it.each([
  ['the first', 0],
  ['the second', 1],
])('presses %s of two buttons with the same words in what came in its place', (_, wanted) => {
  const place = draw({ answers: {}, isInert: true });
  const buttons = '<button>Afficher le mot de passe</button>'.repeat(2);
  place.innerHTML = buttons;
  const early = place.querySelectorAll('button')[wanted];
  Object.assign(window, { portalEarly: {} });
  const press = pressedEarly(place);
  // While the new content is rendered.
  Object.assign(window, { portalEarly: { pressed: early } });
  place.innerHTML = `<button>Menu</button>${buttons}`;
  const pressed: (string | null)[] = [];
  for (const [at, button] of place.querySelectorAll('button').entries())
    button.addEventListener('click', () => pressed.push(`${String(at)} ${button.textContent}`));
  press()();
  press()();
  expect(pressed).toEqual([`${String(wanted + 1)} Afficher le mot de passe`]);
});

it.each([
  ['nothing where what came in its place has no such button', { answers: {}, isInert: true }, 'Réessayer', 0],
  ['once, in the screen of who is signed in, what was pressed in its shape', null, 'Menu', 1],
])('presses %s', (_, block, words, times) => {
  const place = draw(block);
  Object.assign(window, { portalEarly: { pressed: place.querySelector('button') } });
  const press = pressedEarly(place);
  place.innerHTML = `<button>${words}</button>`;
  const pressed = jest.fn();
  place.querySelector('button')?.addEventListener('click', pressed);
  press()();
  press()();
  expect(pressed).toHaveBeenCalledTimes(times);
});
