import { pageNumbers } from './page-numbers';

describe('the pages that a pagination offers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [3, 47, [1, 2, 3, 4, null, 47]],
    [10, 47, [1, null, 9, 10, 11, null, 47]],
    [4, 47, [1, 2, 3, 4, 5, null, 47]],
    [47, 47, [1, null, 46, 47]],
  ])('at page %i of %i are %j', (current, last, expected) => {
    expect(pageNumbers(current, last)).toEqual(expected);
  });
});
