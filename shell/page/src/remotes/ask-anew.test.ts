import { askAnew } from './ask-anew';

const ADDRESS = '/remotes/agent/1.0.0/chart.js';

function elementOf(kind: 'script' | 'link') {
  const element = document.createElement(kind);
  element.setAttribute(kind === 'link' ? 'href' : 'src', ADDRESS);
  return element;
}
const addressOf = (element: Element) => element.getAttribute('src') ?? element.getAttribute('href');

describe.each(['script', 'link'] as const)('a %s of webpack’s runtime', (kind) => {
  it('asks by itself while nothing of its address is under way', () => {
    const get = jest.fn();
    const ask = askAnew(get);
    for (const end of ['load', 'error']) {
      const element = elementOf(kind);
      ask(element);
      element.dispatchEvent(new Event(end));
    }
    const third = elementOf(kind);
    ask(third);

    expect(addressOf(third)).toBe(ADDRESS);
    expect(get).not.toHaveBeenCalled();
  });

  it.each([
    ['comes', () => Promise.resolve(new Response('code'))],
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'waits for a fetch past the caches where an earlier one hangs, whether that %s',
    async (_what, answer) => {
      const get = jest.fn(answer);
      const ask = askAnew(get);
      ask(elementOf(kind));
      const element = elementOf(kind);
      ask(element);

      expect(addressOf(element)).toBeNull();
      expect((element as { src?: string; href?: string })[kind === 'link' ? 'href' : 'src']).toMatch(
        /chart\.js$/,
      );
      expect(get).toHaveBeenCalledWith(ADDRESS, { cache: 'reload' });
      await new Promise((resolve) => setTimeout(resolve));
      expect(addressOf(element)).toBe(ADDRESS);
    },
  );
});
