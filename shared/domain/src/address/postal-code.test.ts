import { departmentOfPostalCode, isPostalCodeOf } from './postal-code';

it.each([
  ['01000', 'FR-01'],
  [' 93200 ', 'FR-93'],
  ['75116', 'FR-75'],
  ['20000', 'FR-2A'],
  ['20190', 'FR-2A'],
  ['20200', 'FR-2B'],
  ['97133', 'FR-BL'],
  ['97150', 'FR-MF'],
  ['98800', 'FR-NC'],
  ['98000', ''],
  ['00100', ''],
  ['7501', ''],
])('the department of %j is %j', (postalCode, department) => {
  expect(departmentOfPostalCode(postalCode)).toBe(department);
});

it.each([
  ['75011', 'Paris', true],
  ['75116', 'PARIS 16e', true],
  ['75008', 'Paris Cedex 08', true],
  ['01000', 'Paris', false],
  ['93200', ' paris 18ème', false],
  ['71150', 'Paris-l’Hôpital', true],
])('%s may be a code of %s: %s', (postalCode, city, may) => {
  expect(isPostalCodeOf(postalCode, city)).toBe(may);
});
