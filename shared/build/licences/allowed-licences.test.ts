import { EXCEPTIONS, judgeLicence } from './allowed-licences.mjs';

const judge = (licence: string | undefined, use: 'shipped' | 'tools' = 'shipped') =>
  judgeLicence({ name: 'left-pad', licence }, use);

it.each([
  ['MIT', 'MIT'],
  ['Apache-2.0', 'Apache-2.0'],
  ['(MIT OR CC0-1.0)', 'MIT'],
  ['GPL-3.0-only OR ISC', 'ISC'],
  ['(MPL-2.0 OR Apache-2.0)', 'Apache-2.0'],
  ['Apache-2.0 AND MIT', 'Apache-2.0 AND MIT'],
  ['MIT AND (GPL-3.0-only OR ISC)', 'ISC AND MIT'],
  ['GPL-3.0-only OR MIT AND ISC', 'ISC AND MIT'],
])('lets a package ship that says %s, as %s', (says, licence) => {
  expect(judge(says)).toEqual({ licence });
});

it.each([
  'GPL-3.0-only',
  'SSPL-1.0',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.txt',
  'MIT AND GPL-3.0-only',
  'MIT AND (GPL-3.0-only OR AGPL-3.0-only)',
  'GPL-2.0-only WITH Classpath-exception-2.0',
  'MIT, BSD',
  '(MIT',
  'MIT)',
  'MIT OR',
  'toString',
  // Accepted only for the packages listed as exceptions.
  'BSD',
])('lets no package ship that says %s', (says) => {
  expect(judge(says)).toEqual({ refused: expect.stringContaining(`left-pad says « ${says} »`) as string });
});

it.each(['MPL-2.0', 'CC-BY-4.0', 'Python-2.0', '(MIT AND Zlib)'])('lets only tools be under %s', (says) => {
  expect(judge(says, 'tools')).toHaveProperty('licence');
  expect(judge(says)).toHaveProperty('refused');
});

it.each([undefined, ''])('names a package that says no licence: %j', (says) => {
  expect(judge(says, 'tools')).toEqual({ refused: 'left-pad says no licence' });
});

it.each(EXCEPTIONS)('takes $name for what it is, as long as it says the same', ({ name, says, counts }) => {
  expect(judgeLicence({ name, licence: says }, 'shipped')).toEqual({ licence: counts });
  expect(judgeLicence({ name, licence: 'proprietary' }, 'shipped')).toHaveProperty('refused');
});
