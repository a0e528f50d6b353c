import { declaredLicence } from './installed-licences.mjs';

it.each([
  [{ license: 'MIT' }, 'MIT'],
  [{ license: { type: 'MIT', url: 'https://example.org' } }, 'MIT'],
  [{ licenses: [{ type: 'MIT' }, { type: 'BSD-2-Clause' }] }, 'MIT OR BSD-2-Clause'],
  [{ licenses: [] }, undefined],
  [{}, undefined],
])('%j says %s', (manifest, licence) => {
  expect(declaredLicence(manifest)).toBe(licence);
});
