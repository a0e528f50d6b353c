import { LIT_ONCE_ACCEPTED, litWindows } from './progress';

it.each([
  ['open', 1],
  ['fonds_debloques', 12],
  ['rejected', 0],
  ['information_provided', 0],
  [null, 0],
])('a project that is %s has %i windows lit', (status, lit) => {
  expect(litWindows(status)).toBe(lit);
});

it('has seven once a proposal is accepted', () => {
  expect(LIT_ONCE_ACCEPTED).toBe(7);
});
