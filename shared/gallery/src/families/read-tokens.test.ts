import { readTokens } from './read-tokens';

it('reads the tokens of a page at its root, those of two themes as two values', () => {
  const style = document.createElement('style');
  style.textContent = `
    :root { --color-text: light-dark(#000, rgb(0 6 8 / 68%)); --color-lamp: #fb4; --space-1: 4px }
    .card { --color-text: red }
  `;
  document.head.append(style);
  expect(readTokens(document.styleSheets, '--color-')).toEqual([
    { name: '--color-text', value: '#000 / rgb(0 6 8 / 68%)' },
    { name: '--color-lamp', value: '#fb4' },
  ]);
  style.remove();
});
