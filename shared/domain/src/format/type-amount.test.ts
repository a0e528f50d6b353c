import fc from 'fast-check';
import { typeAmount } from './type-amount';

/** `|` stands for the caret, a space for the separator. */
const read = (marked: string) => {
  const text = marked.replace(/ /g, '\u202F');
  return { text: text.replace('|', ''), caret: text.indexOf('|') };
};
const shown = ({ text, caret }: { readonly text: string; readonly caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`.replace(/\u202F/g, ' ');
const digitsOf = (text: string) => text.replace(/\s/g, '');

it.each([
  ['123', '1234|', '1 234|'],
  ['1 234', '1 92|34', '19 2|34'],
  ['12 345', '2 345|', '2 345|'],
  ['1 234', '1 234,|', '1 234,|'],
  ['', '1234567,89|', '1 234 567,89|'],
  ['1 234', '|', '|'],
])('from « %s », the edit « %s » shows « %s »', (before, edit, after) => {
  expect(shown(typeAmount({ before: read(before).text, ...read(edit) }))).toBe(after);
});

it('deletes the digit beside a separator when the separator alone is deleted', () => {
  const before = '1\u202F234';
  expect(shown(typeAmount({ before, ...read('1|234') }))).toBe('|234');
  expect(shown(typeAmount({ before, ...read('1|234'), isForward: true }))).toBe('1|34');
});

it.each(['85k', '1.234', 'mille', '-5', '1,2,3', '200 €', ''])('leaves « %s » as it is typed', (text) => {
  expect(typeAmount({ before: '', text, caret: 1 })).toEqual({ text, caret: 1 });
});

const amounts = fc
  .tuple(fc.bigInt({ min: 0n, max: 999_999_999_999n }), fc.option(fc.integer({ min: 0, max: 99 })))
  .map(([whole, cents]) => (cents === null ? String(whole) : `${String(whole)},${String(cents)}`));

it('keeps the caret behind as many digits, the digits and the value, wherever one types', () => {
  fc.assert(
    fc.property(amounts, fc.nat(), fc.integer({ min: 0, max: 9 }), (amount, where, digit) => {
      const before = typeAmount({ before: '', text: amount, caret: amount.length }).text;
      const at = where % (before.length + 1);
      const text = before.slice(0, at) + String(digit) + before.slice(at);
      const typed = typeAmount({ before, text, caret: at + 1 });
      expect(digitsOf(typed.text)).toBe(digitsOf(text));
      expect(digitsOf(typed.text.slice(0, typed.caret))).toBe(digitsOf(text.slice(0, at + 1)));
      expect(typed.text[typed.caret - 1]).toBe(String(digit));
    }),
  );
});

it('removes exactly one digit or the comma with each Backspace, until nothing is left', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      let now = typeAmount({ before: '', text: amount, caret: amount.length });
      for (let left = amount.length; left > 0; left -= 1) {
        expect(digitsOf(now.text)).toHaveLength(left);
        const text = now.text.slice(0, now.caret - 1) + now.text.slice(now.caret);
        now = typeAmount({ before: now.text, text, caret: now.caret - 1 });
      }
      expect(now.text).toBe('');
    }),
  );
});
