import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { HARMFUL_TEXTS, PICTURE_ID } from '../../test/harmful-texts';
import { sanitise as inTheBrowser } from './sanitise';
import { sanitise } from './sanitise.drawing';

const CONTENT = path.resolve(import.meta.dirname, '../../../../back-office/content');

/** What a reader sees of a text: elements and words, without elements that have neither meaning nor attributes. */
function asRead(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('span')) {
    if (element.attributes.length === 0) element.replaceWith(...element.childNodes);
  }
  body.normalize();
  return body.innerHTML;
}

it.each(HARMFUL_TEXTS)('drops what could harm from %s', (html, harm) => {
  expect(sanitise(html)).not.toMatch(harm);
});

it.each(filesBelow(CONTENT).filter((file) => file.endsWith('.html')))(
  'leaves of %s what the browser leaves of it',
  (file) => {
    const html = readFileSync(path.join(CONTENT, file), 'utf8');
    expect(asRead(sanitise(html))).toBe(asRead(inTheBrowser(html)));
  },
);

/** Texts as written by editors, their tools and attackers. */
const attribute = fc.constantFrom(
  ...[
    'href="/a"',
    'href="#b"',
    'href="//evil.example"',
    'href="javascript:alert(1)"',
    'href="https://a.example/?b=1&amp;c"',
  ],
  ...[
    'href="mailto:a@b.example"',
    'href="data:text/html,x"',
    'href="HTTPS://A.example"',
    'title="a &lt;b&gt; c"',
  ],
  ...['lang=en', 'colspan="2"', 'start=3', 'style="color:red"', 'onclick="alert(1)"', 'id=a', 'class="b"'],
  ...[
    `src="/assets/${PICTURE_ID}"`,
    'src="https://stranger.example/a.png"',
    'alt="Un mot"',
    'width="40"',
    'height=30',
  ],
);
const element = fc.constantFrom(
  ...['p', 'b', 'em', 'a', 'ul', 'li', 'h1', 'h2', 'span', 'blockquote', 'img', 'br', 'time', 'mark', 'q'],
  ...['script', 'style', 'iframe', 'u', 'font', 'section', 'button'],
);
const words = fc.constantFrom('Un texte ', 'à lire', ' &amp; &nbsp;', '5 &lt; 6 ', '\n', '');
const { text } = fc.letrec<{ text: string; tagged: string }>((tie) => ({
  text: fc
    .array(fc.oneof({ maxDepth: 3 }, words, tie('tagged')), { maxLength: 4 })
    .map((parts) => parts.join('')),
  tagged: fc
    .record({ name: element, attributes: fc.uniqueArray(attribute, { maxLength: 3 }), inside: tie('text') })
    .map(({ name, attributes, inside }) => {
      const opened = `<${[name, ...attributes].join(' ')}>`;
      return name === 'img' || name === 'br' ? opened : `${opened}${inside}</${name}>`;
    }),
}));

it('puts its words in the place of a picture that is not ours', () => {
  const html =
    '<p>Avant <img src="https://stranger.example/a.png" alt="un &lt;b&gt; &quot;mot&quot;" title="x"> après</p>';
  expect(asRead(sanitise(html))).toBe('<p>Avant un &lt;b&gt; "mot" après</p>');
  expect(asRead(sanitise(html))).toBe(asRead(inTheBrowser(html)));
});

it('lets nothing harmful through, whatever is written', () => {
  fc.assert(
    fc.property(text, (html) => {
      const clean = sanitise(html);
      expect(clean).not.toMatch(
        /<(?:script|style|iframe)|\son\w+=|javascript:|evil|stranger|style=|\s(?:id|class)=/i,
      );
    }),
  );
});

it('leaves the words that the browser leaves', () => {
  const wordsOf = (html: string) =>
    new DOMParser().parseFromString(html, 'text/html').body.textContent.replaceAll(/\s+/g, ' ').trim();
  fc.assert(
    fc.property(text, (html) => {
      expect(wordsOf(sanitise(html))).toBe(wordsOf(inTheBrowser(html)));
    }),
    { numRuns: 500 },
  );
});
