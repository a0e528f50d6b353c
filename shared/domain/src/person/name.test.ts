import { isPersonName } from './name';
import cases from './name.test.json';

describe('S6: the name of a person', () => {
  it.each(cases.names)('may be %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each(cases.others)('is not %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
});
