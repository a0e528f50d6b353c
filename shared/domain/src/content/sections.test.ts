import { sectionsOf, uniqueNames } from './sections';

describe('the parts of an editor’s text', () => {
  it('are cut at its headings, each with a name for links', () => {
    const text = sectionsOf(
      '<p>Avant.</p>\n<h2>1. Objet</h2>\n<p>Un.</p>\n<h3>Détail</h3><p>Deux.</p><h2 class="a">8. Délais <em>légaux</em></h2><p>Trois.</p>',
    );
    expect(text.intro).toBe('<p>Avant.</p>');
    expect(text.sections).toEqual([
      { id: 'objet', title: '1. Objet', html: '<p>Un.</p>\n<h3>Détail</h3><p>Deux.</p>' },
      { id: 'delais-legaux', title: '8. Délais légaux', html: '<p>Trois.</p>' },
    ]);
  });

  it('have the typesetting of French, and entities as characters', () => {
    expect(sectionsOf('<h1>Besoin d&rsquo;aide ?</h1>x').sections[0]).toEqual({
      id: 'besoin-daide',
      title: 'Besoin d’aide\u202F?',
      html: 'x',
    });
  });
});

it.each([
  ['8. Délais légaux', 'delais-legaux'],
  ['2.1 Œuvres & cœur', 'oeuvres-coeur'],
  ['35 %', '35'],
  ['…', 'partie'],
])('%s is linked to as %s', (title, name) => {
  expect(uniqueNames()(title)).toBe(name);
});

it('gives two equal titles two names', () => {
  const nameOf = uniqueNames();
  expect(['Prêt', 'prêt', 'Prêt'].map(nameOf)).toEqual(['pret', 'pret-2', 'pret-3']);
});
