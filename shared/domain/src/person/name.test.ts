import { personNameFault } from './name';
import cases from './name.test.json';

it.each(cases.names)('may be %s', (name) => {
  expect(personNameFault(name)).toBeUndefined();
});

it.each(cases.others)('is not %j: %s', (name, words) => {
  expect(personNameFault(name)).toBe(words);
});
