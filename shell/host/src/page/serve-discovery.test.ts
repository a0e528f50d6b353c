import { sceneOfHost } from '../../test/host-scene';
import { knownPagesOf } from './known-pages';
import { robotsText, securityText } from './serve-discovery';
import type { HostOptions } from '../create-host';

const scene = sceneOfHost();
const SITE = 'https://portail.example';
const CONTACT = 'mailto:securite@portail.example';

const ROUTES = [
  { path: '/', title: 'Accueil', description: 'La page d’accueil & ce qu’on y trouve.' },
  { path: '/métiers', title: 'Métiers', description: 'Les métiers </script><b> du portail.' },
  { path: '/login', title: 'Connexion' },
  { path: '/file/:id', title: 'Dossier', access: 'signed-in' },
  { path: '/files', title: 'Dossiers', access: 'signed-in', roles: ['VISITOR', 'AGENT'] },
];

async function ask(url: string, settings: Partial<HostOptions> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const host = await scene.open({ publicUrl: SITE, securityContact: CONTACT, ...settings });
  return host.app.inject({ method, url, headers: { accept: 'text/html' } });
}

describe('what a site is asked for', () => {
  it.each([
    ['/robots.txt', {}, 200, 'text/plain; charset=utf-8'],
    ['/robots.txt', { publicUrl: undefined }, 200, 'text/plain; charset=utf-8'],
    ['/sitemap.xml', {}, 200, 'application/xml; charset=utf-8'],
    ['/sitemap.xml', { publicUrl: undefined }, 404, 'text/html; charset=utf-8'],
    ['/sitemap.xml', { isIndexed: false }, 404, 'text/html; charset=utf-8'],
    ['/.well-known/security.txt', {}, 200, 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', { securityContact: undefined }, 404, 'text/html; charset=utf-8'],
    ['/.well-known/change-password', {}, 302, undefined],
    ['/.well-known/nope', {}, 404, 'text/html; charset=utf-8'],
    ['/.env', {}, 404, 'text/html; charset=utf-8'],
    ['/favicon.ico', {}, 200, 'image/x-icon'],
    ['/openapi.json', {}, 404, 'text/html; charset=utf-8'],
  ] as const)('%s with %j is answered %s, also to a HEAD', async (url, settings, status, type) => {
    scene.declare(ROUTES);
    scene.write('public/favicon.ico', 'icon');
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await ask(url, settings, method);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, type]);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.body === '').toBe(method === 'HEAD' || status === 302);
    }
  });
});

describe('the page as it is served', () => {
  it('has the words of its remote, which cannot leave their element', async () => {
    scene.declare(ROUTES);
    const { body } = await ask('/m%C3%A9tiers');
    expect(body).toContain('<title>InterGestion - Métiers</title>');
    expect(body).toContain('<meta name="description" content="Les métiers &lt;/script>&lt;b> du portail.">');
    expect(body).toContain('<link rel="canonical" href="https://portail.example/m%C3%A9tiers">');
    expect((await ask('/')).body).toContain('content="La page d’accueil &amp; ce qu’on y trouve."');
  });
});

it('while nobody ever read the registry, crawlers are told to come again, and to keep nothing', async () => {
  scene.write('dist/remotes.json', '{"schema":2,');
  const sitemap = await ask('/sitemap.xml');
  expect([sitemap.statusCode, sitemap.headers['retry-after']]).toEqual([503, '60']);
  const home = await ask('/');
  expect(home.statusCode).toBe(200);
  expect(home.body).toContain('<meta name="robots" content="noindex">');
  expect((await ask('/robots.txt')).body).toBe('User-agent: *\nDisallow: /admin/\nDisallow: /api/\n');
});

describe('robots.txt', () => {
  it('keeps crawlers from what takes a session, and leads to the sitemap', async () => {
    scene.declare(ROUTES);
    expect((await ask('/robots.txt')).body).toBe(
      [
        'User-agent: *',
        'Disallow: /admin/',
        'Disallow: /api/',
        'Disallow: /file/',
        'Disallow: /files',
        '',
        'Sitemap: https://portail.example/sitemap.xml',
        '',
      ].join('\n'),
    );
    expect((await ask('/robots.txt', { publicUrl: undefined })).body).not.toContain('Sitemap');
  });

  it('lets a page be found whose address begins like one that is closed, and closes no file of the pages', () => {
    const closed = { page: 'p', title: 'T', roles: ['AGENT'], access: 'signed-in' } as const;
    const open = { page: 'p', title: 'T', roles: ['VISITOR'], access: 'public', description: 'D' } as const;
    const pages = knownPagesOf([
      { ...closed, path: '/pro' },
      { ...closed, path: '/:anything' },
      { ...open, path: '/projects' },
    ]);
    expect(robotsText({ publicUrl: undefined, isIndexed: true }, pages)).toBe(
      'User-agent: *\nAllow: /projects$\nDisallow: /admin/\nDisallow: /api/\nDisallow: /pro\n',
    );
  });
});

it('sitemap.xml has the one address of each page that is described, and no date that nobody knows', async () => {
  scene.declare(ROUTES);
  expect((await ask('/sitemap.xml')).body).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://portail.example/</loc></url>',
      '<url><loc>https://portail.example/m%C3%A9tiers</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  );
});

it.each([
  [SITE, `Canonical: ${SITE}/.well-known/security.txt\n`],
  // RFC 9116, section 2.5.2: a web address must be HTTPS.
  ['http://127.0.0.1:8080', ''],
  [undefined, ''],
])('security.txt of %s says where, until when, in which languages', (publicUrl, canonical) => {
  const now = new Date('2026-11-23T15:00:00Z');
  expect(securityText(CONTACT, publicUrl, now)).toBe(
    `Contact: ${CONTACT}\nExpires: 2027-05-22T00:00:00Z\nPreferred-Languages: fr, en\n${canonical}`,
  );
});
