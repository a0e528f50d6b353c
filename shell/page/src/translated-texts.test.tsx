import { render } from '@testing-library/react';
import { keepTranslatedTexts } from './translated-texts';

beforeAll(() => keepTranslatedTexts(window));

/** As a text: the element is deprecated, and still what translators use. */
const FONT: string = 'font';

/** The ways in which translators replace a text; the last one keeps it within its own element. */
const WAYS = {
  'in one step': (text: Text, font: Element) => text.replaceWith(font),
  'in two steps': (text: Text, font: Element) => {
    text.before(font);
    text.remove();
  },
  'around it': (text: Text, font: Element) => {
    text.replaceWith(font);
    font.firstElementChild?.replaceChildren(text);
  },
} as const;

/** Replaces every text in the page that is not yet translated; the words stay the same. */
function translate(way: (text: Text, font: Element) => void): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ parentElement }) => parentElement?.nodeName !== 'FONT')) {
    const [font, words] = [document.createElement(FONT), document.createElement(FONT)];
    words.textContent = text.data;
    font.append(words);
    way(text, font);
  }
}

/** Each text stands beside others, so that React keeps a reference to it. */
function Files({ count, names, isBusy }: { count: number; names: readonly string[]; isBusy: boolean }) {
  return (
    <section>
      <h1>
        {isBusy && <i>!</i>}
        {count} dossiers
      </h1>
      <p>
        {isBusy ? (
          <>
            <b>…</b>En cours
          </>
        ) : (
          'Enregistrer'
        )}
        {names.length > 0 && ' et envoyer'}
        <i />
        {names.map((name) => name)}
      </p>
    </section>
  );
}

describe.each(Object.entries(WAYS))('texts that a translator replaces %s', (_name, way) => {
  const NONE = { count: 0, names: [], isBusy: false };
  const STATES = [
    { count: 1, names: ['Ain'], isBusy: false },
    { count: 2, names: ['Ain'], isBusy: true },
    { count: 3, names: ['Var', 'Ain'], isBusy: true },
    { count: 14, names: ['Lot', 'Ain', 'Var'], isBusy: false },
  ];

  it('are right after each change, and right again in the other language', () => {
    const page = render(<Files {...NONE} />);
    for (const state of STATES) {
      page.rerender(<Files {...state} />);
      const fresh = render(<Files {...state} />);
      const words = fresh.container.textContent;
      fresh.unmount();
      expect(page.container).toHaveTextContent(words, { normalizeWhitespace: false });
      translate(way);
      expect(page.container).toHaveTextContent(words, { normalizeWhitespace: false });
    }
    page.unmount();
    expect(document.body).toHaveTextContent('');
  });
});
