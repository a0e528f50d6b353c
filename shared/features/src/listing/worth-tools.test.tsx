import { act, renderHook } from '@testing-library/react';
import { isWorthTools, useWorthTools } from './worth-tools';

const APPLICANT = { isNarrowed: false, isDesk: false };
const STAFF = { isNarrowed: false, isDesk: true };

it.each([
  ['four rows', { ...APPLICANT, rows: 4 }, false],
  ['no row', { ...APPLICANT, rows: 0 }, false],
  ['five rows', { ...APPLICANT, rows: 5 }, true],
  ['two rows that a filter, a search or a part leaves', { ...APPLICANT, rows: 2, isNarrowed: true }, true],
  ['no row that a filter leaves', { ...APPLICANT, rows: 0, isNarrowed: true }, true],
  ['one row, and filters that lead to others', { ...STAFF, rows: 1, widens: true }, true],
  ['rows not loaded yet', { ...APPLICANT, rows: undefined }, false],
  ['rows not loaded yet, and a filter', { ...APPLICANT, rows: undefined, isNarrowed: true }, true],
  ['staff, rows not loaded yet', { ...STAFF, rows: undefined }, true],
  ['staff, four rows', { ...STAFF, rows: 4 }, false],
  ['staff, five rows', { ...STAFF, rows: 5 }, true],
])('B14: a list of %s', (_, length, isWorth) => {
  expect(isWorthTools(length)).toBe(isWorth);
});

const hook = (first: Parameters<typeof useWorthTools>[0]) =>
  renderHook(useWorthTools, { initialProps: first });

it.each([
  ['the rows of a long list are deleted', { ...APPLICANT, rows: 5 }],
  ['the filter is cleared', { ...APPLICANT, rows: 2, isNarrowed: true }],
])('keeps the tools when %s', (_, first) => {
  const { result, rerender } = hook(first);
  rerender({ ...APPLICANT, rows: 4 });
  expect(result.current.hasTools).toBe(true);
});

it('takes back what staff has not reached before the few rows came, and nothing else', () => {
  const { result, rerender } = hook({ ...STAFF, rows: undefined });
  rerender({ ...STAFF, rows: 3 });
  expect(result.current.hasTools).toBe(false);
  const reached = hook({ ...STAFF, rows: undefined });
  act(() => reached.result.current.onReach());
  reached.rerender({ ...STAFF, rows: 3 });
  expect(reached.result.current.hasTools).toBe(true);
});
