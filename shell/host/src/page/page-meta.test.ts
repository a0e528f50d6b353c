import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRoute } from '@portal/registry/registry';
import { knownPagesOf } from './known-pages';
import { pageMeta } from './page-meta';
import { robotsText, sitemapText } from './serve-discovery';

const root = path.resolve(__dirname, '../../../..');
const SITE = { publicUrl: 'https://portail.example', isIndexed: true };
const NOWHERE = { publicUrl: undefined, isIndexed: true };

/** The routes of the four apps of the workspace. */
const routes = ['public', 'applicant', 'agent', 'admin'].flatMap((name) => {
  const file = path.join(root, `mfe-${name}/remote.manifest.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly routes: readonly RemoteRoute[] }).routes;
});
const pages = knownPagesOf(routes);

/** Indexable pages: the same for everybody, and not linked from mails. */
const FOUND =
  '/ /about /accessibilite /confidentialite /contact /cookies /glossaire /legal /login /projects /simulateur /terms'.split(
    ' ',
  );

describe('what a page says of itself', () => {
  it('is what a shared address shows, with absolute addresses', () => {
    const { names, properties, canonical } = pageMeta('/Simulateur/', SITE, pages);
    expect(canonical).toBe('https://portail.example/simulateur');
    expect(properties).toMatchObject({
      'og:title': 'Simulateur de crédit',
      'og:url': 'https://portail.example/simulateur',
      'og:image': 'https://portail.example/social-image.png',
      'og:locale': 'fr_FR',
      'og:type': 'website',
    });
    expect(names['description']).toMatch(/^Estimez la mensualité/);
    expect(properties['og:description']).toBe(names['description']);
    expect(names).toMatchObject({ 'twitter:card': 'summary_large_image' });
    expect(names['robots']).toBeUndefined();
  });

  it.each([
    ['/', 'InterGestion - Accueil', 'InterGestion\u00a0: le financement de votre projet immobilier'],
    ['/legal', 'InterGestion - Mentions légales', 'Mentions légales'],
    ['/login', 'InterGestion - Connexion', 'Connexion'],
    ['/password/reset/abc', 'InterGestion - Nouveau mot de passe', 'Nouveau mot de passe'],
    // Both apps that have it use this title.
    ['/projectsList', 'InterGestion - Projets', 'Projets'],
    // The router prefers a literal segment to a parameter.
    // Opened alone, it has accepted nothing.
    [
      '/propositionDetailsPage/accept',
      'InterGestion - Réponse à une proposition',
      'Réponse à une proposition',
    ],
    ['/propositionDetailsPage/12', 'InterGestion - Proposition', 'Proposition'],
    ['/nope', 'InterGestion - Page introuvable', 'Page introuvable'],
  ])('is called as the shell will call it: %s', (pathname, title, shared) => {
    const meta = pageMeta(pathname, SITE, pages);
    expect(meta.title).toBe(title);
    expect(meta.properties['og:title']).toBe(shared);
  });

  it('tells no address where the own one is not known', () => {
    const meta = pageMeta('/', NOWHERE, pages);
    expect(JSON.stringify(meta)).not.toMatch(/http|\/social-image/);
    expect(meta.names['robots']).toBeUndefined();
  });

  it.each(['/projectFile/12', '/password/reset/abc', '/ConfirmRegister', '/no-such-page'])(
    'keeps %s out of indexes',
    (pathname) => {
      const { names, canonical, structuredData } = pageMeta(pathname, SITE, pages);
      expect(names['robots']).toBe('noindex');
      expect(canonical).toBeUndefined();
      expect(structuredData).toBeUndefined();
    },
  );

  it('keeps everything out of indexes while nobody knows the pages, and where nothing is to be found', () => {
    expect(pageMeta('/', SITE, undefined).names['robots']).toBe('noindex');
    const hidden = pageMeta('/', { ...SITE, isIndexed: false }, pages);
    expect(hidden.names['robots']).toBe('noindex');
    expect(hidden.names['description']).toMatch(/^Financez/);
    expect(hidden.properties['og:title']).toMatch(/^InterGestion/);
  });
});

describe('what a page says to machines', () => {
  it('is who runs the site and what it is, on the home', () => {
    const organization = 'https://portail.example/#organization';
    expect(pageMeta('/', SITE, pages).structuredData).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', '@id': organization, logo: 'https://portail.example/icon-512.png' },
        { '@type': 'WebSite', inLanguage: 'fr', publisher: { '@id': organization } },
      ],
    });
  });

  it('is the way from the home, elsewhere', () => {
    expect(pageMeta('/glossaire', SITE, pages).structuredData).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Accueil', item: 'https://portail.example/' },
        { '@type': 'ListItem', position: 2, name: 'Glossaire', item: 'https://portail.example/glossaire' },
      ],
    });
  });
});

describe('the apps of the workspace', () => {
  const disallowed = robotsText(SITE, pages)
    .split('\n')
    .flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.[1] ?? []);
  const isDisallowed = (route: string) => disallowed.some((prefix) => route.startsWith(prefix));

  it('have these pages found, and no others', () => {
    expect(pages.found.map((page) => page.path).sort()).toEqual(FOUND);
    expect(sitemapText('https://portail.example', pages).match(/<loc>/g)).toHaveLength(FOUND.length);
  });

  it('have robots kept from every page that takes a session, and from none that is to be found', () => {
    const open = new Set(routes.filter(({ access }) => access === 'public').map((route) => route.path));
    const closed = routes.map((route) => route.path).filter((route) => !open.has(route));
    expect(closed.length).toBeGreaterThan(10);
    expect(closed.filter((route) => !isDisallowed(route))).toEqual([]);
    expect([...open].filter(isDisallowed)).toEqual([]);
  });
});
