import { typesetFrench } from './typesetting';

/** As in the tables below: ~ for U+00A0, _ for U+202F. */
const shown = (text: string): string => text.replaceAll('\u00A0', '~').replaceAll('\u202F', '_');

it.each([
  ['Besoin d’aide ?', 'Besoin d’aide_?'],
  ['Attention ! Un crédit coûte', 'Attention_! Un crédit coûte'],
  ['TAEG fixe : 4,48 %, dont', 'TAEG fixe~: 4,48~%, dont'],
  ['le lien « Gérer mes cookies »', 'le lien «~Gérer mes cookies~»'],
  ['souvent 8 à 10 ans ou plus', 'souvent 8 à 10~ans ou plus'],
  ['200 000 € sur 20 ans', '200 000~€ sur 20~ans'],
  ['le 20 novembre 2026', 'le 20~novembre 2026'],
  ['Dossier n° 1042', 'Dossier n°~1042'],
  ['<p>Il coûte 8 €.</p>', '<p>Il coûte 8~€.</p>'],
])('%s', (typed, set) => {
  expect(shown(typesetFrench(typed))).toBe(set);
});

it.each([
  'Le 3 place de Budapest',
  '4 anses et 2 jourdains',
  '<a href="/a?b=1" title="Voir">ici</a>',
  '<time datetime="2026-11-20 10:00">hier</time>',
  '<a href="/assets/Offre : 20 ans.pdf" title="Sur 20 ans ?">ici</a>',
  'déjà\u00A0: composé\u202F!',
  '',
])('leaves « %s » alone', (text) => {
  expect(typesetFrench(text)).toBe(text);
});
