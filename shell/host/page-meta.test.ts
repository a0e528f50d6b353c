import { readFileSync } from 'node:fs';
import path from 'node:path';
import { INDEXED_PATHS, pageMeta } from './page-meta';

const root = path.resolve(__dirname, '../..');
const SITE = 'https://portail.example';

interface Declared {
  readonly routes: readonly { readonly path: string; readonly access: 'public' | 'signed-in' }[];
}

const routes = ['public', 'applicant', 'agent', 'admin'].flatMap(
  (name) =>
    (JSON.parse(readFileSync(path.join(root, `mfe-${name}/remote.manifest.json`), 'utf8')) as Declared)
      .routes,
);
const disallowed = readFileSync(path.join(root, 'shell/public/robots.txt'), 'utf8')
  .split('\n')
  .flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.[1] ?? []);
const isDisallowed = (route: string) => disallowed.some((prefix) => route.startsWith(prefix));

describe('what a page says of itself', () => {
  it('is what a shared address shows, with absolute addresses', () => {
    const { names, properties, canonical } = pageMeta('/Simulateur/', SITE);
    expect(canonical).toBe(`${SITE}/simulateur`);
    expect(properties).toMatchObject({
      'og:url': `${SITE}/simulateur`,
      'og:image': `${SITE}/social-image.png`,
      'og:locale': 'fr_FR',
      'og:type': 'website',
    });
    expect(names).toMatchObject({ 'twitter:card': 'summary_large_image' });
    expect(names['robots']).toBeUndefined();
  });

  it('tells no address where the own one is not known', () => {
    expect(JSON.stringify(pageMeta('/', undefined))).not.toMatch(/http|\/social-image/);
  });

  it.each(['/projectFile/12', '/login', '/password/reset/abc', '/no-such-page'])(
    'keeps %s out of indexes',
    (pathname) => {
      const { names, canonical } = pageMeta(pathname, SITE);
      expect(names['robots']).toBe('noindex');
      expect(canonical).toBeUndefined();
    },
  );

  it('shows an image of the size that it tells', () => {
    const image = readFileSync(path.join(root, 'shell/public/social-image.png'));
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630]);
  });
});

describe('robots', () => {
  it('are kept from every page that takes a session, and from none that is to be found', () => {
    const open = new Set(routes.filter(({ access }) => access === 'public').map((route) => route.path));
    const closed = routes.map((route) => route.path).filter((route) => !open.has(route));
    expect(closed.length).toBeGreaterThan(10);
    expect(closed.filter((route) => !isDisallowed(route))).toEqual([]);
    expect(INDEXED_PATHS.filter((route) => isDisallowed(route) || !open.has(route))).toEqual([]);
  });
});
