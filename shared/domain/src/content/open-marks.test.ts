import { hasOpenMarks, withoutOpenMarks } from './open-marks';

const OPEN = '<mark>[DURÉE, à compléter]</mark>';

it.each([
  [
    'a paragraph',
    `<p>A.</p>\n<p class="a">Gardé <mark class="b">[DURÉE]</mark>.</p>\n<p>B.</p>`,
    '<p>A.</p>\n<p>B.</p>',
  ],
  ['an item, not the list', `<ul><li>A</li><li><p>${OPEN}</p></li></ul>`, '<ul><li>A</li></ul>'],
  ['an inner item alone', `<ul><li>A<ul><li>${OPEN}</li></ul></li></ul>`, '<ul><li>A</li></ul>'],
  ['a row', `<table><tbody><tr><td>${OPEN}</td></tr></tbody></table><p>A</p>`, '<p>A</p>'],
  [
    'a heading with nothing left',
    `<h2>Un</h2>\n<p>${OPEN}</p>\n<h2>Deux</h2><p>B</p><h2>Fin</h2><p>${OPEN}</p>`,
    '<h2>Deux</h2><p>B</p>',
  ],
  [
    'a heading whose parts are all empty, but the one whose parts are not',
    `<h1>Un</h1><h2>A</h2><h3>a</h3><p>${OPEN}</p><h2>B</h2><p>B</p>`,
    '<h1>Un</h1><h2>B</h2><p>B</p>',
  ],
])('does not print %s', (_, html, printed) => {
  expect(hasOpenMarks(html)).toBe(true);
  expect(withoutOpenMarks(html)).toBe(printed);
});

it('leaves a text as it is whose marks only stress a word', () => {
  const html = '<h2>Vide</h2><p><mark>Attention</mark> [1]</p>';
  expect(hasOpenMarks(html)).toBe(false);
  expect(withoutOpenMarks(html)).toBe(html);
});
