import { documentTitle } from './document-title';

it.each([
  ['Mentions légales', 'InterGestion - Mentions légales'],
  ['', 'InterGestion'],
])('the document of the page "%s" is called "%s"', (title, whole) => {
  expect(documentTitle(title)).toBe(whole);
});
