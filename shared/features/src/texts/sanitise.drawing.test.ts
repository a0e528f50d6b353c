import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { HARMFUL_TEXTS } from '../../test/harmful-texts';
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

it('puts its words in the place of a picture that is not ours', () => {
  const html =
    '<p>Avant <img src="https://stranger.example/a.png" alt="un &lt;b&gt; &quot;mot&quot;" title="x"> après</p>';
  expect(asRead(sanitise(html))).toBe('<p>Avant un &lt;b&gt; "mot" après</p>');
  expect(asRead(sanitise(html))).toBe(asRead(inTheBrowser(html)));
});
