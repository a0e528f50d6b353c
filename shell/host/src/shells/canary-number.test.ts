import { assert, integer, property, string } from 'fast-check';
import { isInShare, newNumber, numberCookie, numberIn } from './canary-number';

const NUMBERS = Array.from({ length: 100 }, (_, number) => number);

it('a share is that many of the hundred numbers, and who had it keeps it as it grows', () => {
  assert(
    property(integer({ min: 0, max: 100 }), integer({ min: 0, max: 100 }), string(), (one, other, salt) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const within = (percent: number) => NUMBERS.filter((number) => isInShare(number, { percent, salt }));
      expect(within(less)).toHaveLength(less);
      expect(within(more)).toEqual(expect.arrayContaining(within(less)));
    }),
  );
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['portal-shell=7', 7],
  ['a=b; portal-shell=42; c=d', 42],
  ['my-portal-shell=7', undefined],
  ['portal-shell=100', undefined],
  ['portal-shell=x', undefined],
])('reads %p as %p', (header, number) => {
  expect(numberIn(header)).toBe(number);
});

it('is given for the session alone, not to scripts, and taken back', () => {
  expect(newNumber()).toBeLessThan(100);
  expect(numberCookie(7, true)).toBe('portal-shell=7; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(numberCookie(undefined, false)).toBe('portal-shell=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
});
