import fc from 'fast-check';
import { isPersonName } from '@portal/domain/person';
import { isPersonName as isTakenByBackOffice } from '@portal/back-office/person-name';

/** The forms and the back office each implement the rule, as neither may import the other: they must stay equal. */
describe('S6: the rule of names of the forms and that of the back office', () => {
  it('say the same of any text', () => {
    // What the rule depends on, among letters of all scripts: dots, digits, URLs, long words and many words.
    const piece = fc.oneof(
      fc.constantFrom(' ', '\u00a0', ...'. 。 - ’ @ \n / www http fr J. Marie ٣ 9'.split(/ /)),
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    );
    const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(text, (name) => {
        expect(isTakenByBackOffice(name)).toBe(isPersonName(name));
      }),
      { numRuns: 1_000 },
    );
  });
});
