import { glossaryOf, letterOf } from './glossary';

const list = (...entries: readonly (readonly [string, string])[]) =>
  `<dl>${entries.map(([name, text]) => `<dt>${name}</dt>\n<dd>${text}</dd>`).join('\n')}</dl>`;

describe('the terms of a glossary', () => {
  it('stand in alphabetical order, accents or not, each under its letter', () => {
    const terms = glossaryOf(list(['Taux d’effort', 'a'], ['Échéance', 'b'], ['Apport', 'c'], ['SCPI', 'd']));
    expect(terms.map(({ id, name }) => [id, name])).toEqual([
      ['apport', 'Apport'],
      ['echeance', 'Échéance'],
      ['scpi', 'SCPI'],
      ['taux-deffort', 'Taux d’effort'],
    ]);
    expect(terms.map(letterOf)).toEqual(['A', 'E', 'S', 'T']);
  });

  it('lead to each other where they are first mentioned, also in the plural', () => {
    const [offer, loan, proposition] = glossaryOf(
      list(
        ['Proposition', 'Avant l’offre de prêt. Une offre de prêt engage.'],
        ['Offre de prêt', 'Suit les propositions.'],
        ['Prêt', 'Une somme à rendre.'],
      ),
    );
    expect(proposition?.html).toBe(
      'Avant l’<a href="#offre-de-pret">offre de prêt</a>. Une offre de prêt engage.',
    );
    expect(offer?.html).toBe('Suit les <a href="#proposition">propositions</a>.');
    expect(loan?.html).toBe('Une somme à rendre.');
  });

  it('leave words that only begin alike, tags, and links that are there', () => {
    const [apport, mandat] = glossaryOf(
      list(
        [
          'Apport',
          'On apporte un <a href="/b" title="mandat">mandat écrit</a>, <em title="mandat">rien</em>.',
        ],
        ['Mandat', 'Un rapport, des apports.'],
      ),
    );
    expect(apport?.html).toBe(
      'On apporte un <a href="/b" title="mandat">mandat écrit</a>, <em title="mandat">rien</em>.',
    );
    expect(mandat?.html).toBe('Un rapport, des <a href="#apport">apports</a>.');
  });
});
