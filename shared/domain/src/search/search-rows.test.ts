import fc from 'fast-check';
import { phoneLink, withPlainPhones } from '../format/phone';
import { amountTexts } from './row-texts';
import { searchable, searchRows } from './search-rows';
import cases from './search-rows.test.json';

const find = (typed: string, ...texts: readonly string[]): boolean =>
  searchRows(
    searchable([texts], (row) => row),
    typed,
  ).length === 1;

describe('what a search takes for the same', () => {
  it.each(cases.same as [string, string][])('"%s" finds "%s"', (typed, text) => {
    expect(find(typed, text)).toBe(true);
  });

  it('finds nothing when one of the words is nowhere', () => {
    expect(find('durand nantes', 'Marie Durand', 'Lille')).toBe(false);
    expect(find('durand lille', 'Marie Durand', 'Lille')).toBe(true);
    expect(find(' \u00A0\u202F-', 'Marie Durand')).toBe(true);
  });

  it.each(['215 000', '215000', '215\u202F000,50', '215000,50', '215000.50', '215 000,50 €', '215'])(
    'finds an amount typed %j',
    (typed) => {
      expect(find(typed, ...amountTexts(215_000.5))).toBe(true);
    },
  );

  it('has nothing to search in an amount that nobody gave', () => {
    expect(amountTexts(null)).toEqual([]);
  });

  describe('a phone number in any spelling', () => {
    const NUMBER = '0639981204';
    it.each(cases.phones)('%s finds it, in each spelling it may have been saved in', (typed) => {
      for (const saved of [NUMBER, '06 39 98 12 04', '+33639981204', '+33 6.39.98.12.04'])
        expect(find(typed, withPlainPhones(saved), 'Nguyễn')).toBe(true);
    });

    it('finds no other, though each pair of figures is somewhere in the row', () => {
      expect(find('06 39 98 12 04', '0698391204', '04/12/2026', '12 398,06 €')).toBe(false);
      expect(find('06 39 98 12 05', NUMBER)).toBe(false);
    });

    it('is no matter of what only looks like one: a postcode before a number, an amount', () => {
      expect(find('06100 12', '12 rue de France', '06100 Nice')).toBe(true);
      expect(find('0,01', '0,01 €')).toBe(true);
      expect(phoneLink('06 39 98 12 04')).toBe('tel:+33639981204');
      expect(phoneLink('+32 2 555 12 12')).toBe('tel:+3225551212');
      expect(phoneLink('à rappeler')).toBeUndefined();
    });
  });
});

describe('whatever is typed', () => {
  const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzàâäçéèêëîïôöùûüÿœæ');
  const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 12 });
  const text = fc.array(word, { minLength: 1, maxLength: 6 });

  it('finds a text by any of its words, in any order, in capitals, without accents', () => {
    fc.assert(
      fc.property(text, fc.nat(), (words, turn) => {
        const from = turn % words.length;
        const turned = [...words.slice(from), ...words.slice(0, from)];
        const typed = turned.join(' ');
        expect(find(typed, words.join(' '))).toBe(true);
        expect(find(typed.toUpperCase(), words.join(' '))).toBe(true);
        expect(find(typed.normalize('NFD').replace(/\p{M}/gu, ''), words.join('-'))).toBe(true);
        expect(find(typed, ...words)).toBe(true);
      }),
    );
  });
});
