import { readTokens } from './read-tokens';

describe('the tokens of a page', () => {
  it('are those of its root, with what the dark theme makes of them', () => {
    const style = document.createElement('style');
    style.textContent = `
      :root { --color-text: #000; --color-lamp: #fb4; --space-1: 4px }
      :root[data-theme='dark'] { --color-text: #fff; --color-lamp: #fb4 }
      .card { --color-text: red }
    `;
    document.head.append(style);
    expect(readTokens(document.styleSheets, '--color-')).toEqual([
      { name: '--color-text', light: '#000', dark: '#fff' },
      { name: '--color-lamp', light: '#fb4', dark: undefined },
    ]);
    style.remove();
  });
});
