import { readShellEntry, readShellRelease } from './read-shell';

const DIGEST = `sha384-${'a'.repeat(64)}`;
const RELEASE = {
  version: '1.1.0',
  base: '/shell/1.1.0/',
  scripts: ['main.js'],
  provides: { contract: 1, kit: '1.6.0', react: '19.3.1', federation: '2.9.2' },
  integrity: { 'main.js': DIGEST },
  drawing: { file: 'drawing.js', integrity: { 'drawing.js': DIGEST } },
};
const ENTRY = {
  stable: '1.1.0',
  ladder: ['1.1.0', '1.0.0'],
  canary: { version: '1.2.0', percent: 10, salt: 'x' },
  versions: Object.fromEntries(['1.2.0', '1.1.0', '1.0.0'].map((each) => [each, { digest: DIGEST }])),
};

it('reads a release with all its files, those of the server included', () => {
  const release = readShellRelease('1.1.0', RELEASE);
  expect(release).toMatchObject({ name: 'shell', base: '/shell/1.1.0/', entry: 'main.js' });
  expect(Object.keys(release.integrity)).toEqual(['main.js', 'drawing.js']);
  expect(release.provides).toEqual(RELEASE.provides);
});

it.each<[string, object, RegExp]>([
  ['another folder', { base: '/shell/1.0.0/' }, /base must be/],
  ['a file outside', { integrity: { '../main.js': DIGEST } }, /not a file/],
  ['no digest', { integrity: { 'main.js': 'md5-x' } }, /not a sha384/],
  ['a script that it does not have', { scripts: ['other.js'] }, /no script/],
  ['nothing to provide', { provides: undefined }, /not an object/],
])('refuses a release with %s', (_what, change, reason) => {
  expect(() => readShellRelease('1.1.0', { ...RELEASE, ...change })).toThrow(reason);
});

it('reads an entry', () => {
  expect(readShellEntry(ENTRY)).toEqual({ ...ENTRY, previews: [] });
});

it.each<[string, object, RegExp]>([
  ['a version that is not listed', { stable: '9.9.9' }, /not listed/],
  ['a ladder that begins elsewhere', { ladder: ['1.0.0'] }, /ladder/],
  ['a part of a per cent', { canary: { version: '1.2.0', percent: 0.5, salt: 'x' } }, /whole share/],
  ['a version that is a path', { versions: { '../x': { digest: DIGEST } } }, /not a version/],
])('refuses an entry with %s', (_what, change, reason) => {
  expect(() => readShellEntry({ ...ENTRY, ...change })).toThrow(reason);
});
