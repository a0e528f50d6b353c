import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { faultsIn } from './french-faults.mjs';

const ROOT = path.resolve(__dirname, '../../..');
const CONTENT = 'back-office/content';

/** Every text of a JSON file; a value that is filled in counts as a number. One word may be a name or an address. */
function textsOfJson(source: string): readonly string[] {
  const texts: string[] = [];
  JSON.parse(source, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value.replace(/\{\w+\}/g, '8'));
    return value;
  });
  return texts;
}

/** Each block of a page, and what its head says, as they are read. */
const textsOfPage = (source: string): readonly string[] =>
  source
    .replace(/^(?:---|\w+:)/gm, '')
    .split(/<\/?(?:p|h\d|ul|ol|li|dl|dt|dd|br)>|\n/)
    .map((block) => block.replace(/<[^>]+>/g, '').trim());

const linesOf = (source: string): readonly string[] => source.split('\n');

const FILES: readonly (readonly [string, (source: string) => readonly string[]])[] = [
  ['back-office/src/mail/messages.json', textsOfJson],
  ['back-office/src/mail/notices.json', textsOfJson],
  ['back-office/src/content/contact-choices.json', textsOfJson],
  ['back-office/src/content/dated-mentions.json', textsOfJson],
  ['mfe-public/src/tutorial/tutorial-steps.json', textsOfJson],
  ['shell/page/public/manifest.webmanifest', textsOfJson],
  ['shell/page/public/intergestion-tuto.vtt', linesOf],
  ['back-office/content/mail/pied-de-page.txt', linesOf],
  ...filesBelow(path.join(ROOT, CONTENT))
    .filter((file) => file.endsWith('.html'))
    .map((file) => [path.join(CONTENT, file), textsOfPage] as const),
];

it.each(FILES)('%s keeps to French typography and to our own words', (file, textsOf) => {
  const texts = textsOf(readFileSync(path.join(ROOT, file), 'utf8')).filter((text) => /\s/.test(text));
  expect(texts.flatMap((text) => faultsIn(text))).toEqual([]);
});

it('reads the pages of the content service', () => {
  expect(FILES.length).toBeGreaterThan(30);
  expect(textsOfPage('---\ntitle: Un titre ?\n---\n<p>Un <strong>mot</strong> !</p>')).toEqual(
    expect.arrayContaining(['Un titre ?', 'Un mot !']),
  );
});
