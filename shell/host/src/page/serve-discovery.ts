import type { FastifyInstance, FastifyReply } from 'fastify';
import type { KnownPages } from './known-pages';
import { pageAddress, type Site } from './page-meta';
import { answerNotFound, HEAD_TOO } from '../files/static-files';

/** The page that requests a password reset mail. */
const CHANGE_PASSWORD = '/ResetPassword';
/** Paths used only by the portal's own pages. Texts and images stay crawlable: crawlers that render pages read them. */
const MACHINERY = ['/admin/', '/api/'];
const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year; consumers fetch the file again after that. */
const CONTACT_DAYS = 180;

/** Files requested by crawlers, password managers and security researchers. */
export interface DiscoveryOptions {
  readonly site: Site;
  readonly pages: () => Promise<KnownPages | undefined>;
  /** `mailto:` or `https:`; undefined: no contact. */
  readonly securityContact: string | undefined;
}

const beginningOf = (path: string): string => path.replace(/[:*].*$/, '');

/**
 * `/robots.txt` (RFC 9309): keeps crawlers from the API and from pages that only redirect to the sign-in. Other pages
 * that should not be indexed say `noindex`, which crawlers can only read if they may fetch the page.
 * @param pages undefined while unknown
 */
export function robotsText({ publicUrl, isIndexed }: Site, pages: KnownPages | undefined): string {
  // A rule for '/' would match every path, including the files of pages.
  const begun = [...MACHINERY, ...(pages?.closed ?? []).map(beginningOf)]
    .filter((path) => path !== '/')
    .sort();
  const closed = begun.filter((path) => !begun.some((other) => other !== path && path.startsWith(other)));
  const covered = (pages?.found ?? []).filter(({ path }) => closed.some((other) => path.startsWith(other)));
  return [
    'User-agent: *',
    // The longest rule wins.
    ...covered.map(({ path }) => `Allow: ${path}$`),
    ...[...new Set(closed)].map((path) => `Disallow: ${path}`),
    ...(publicUrl !== undefined && isIndexed && pages ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : []),
    '',
  ].join('\n');
}

const XML_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** `/sitemap.xml` (sitemaps.org). No `lastmod`: texts and code change independently of any date known here. */
export function sitemapText(publicUrl: string, { found }: KnownPages): string {
  const addresses = found.map(({ path }) =>
    pageAddress(publicUrl, path).replace(/[&<>]/g, (sign) => XML_ESCAPES[sign] ?? sign),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * `/.well-known/security.txt` (RFC 9116). It expires half a year after the day of the request: the contact is valid as
 * long as the file is served.
 * @param contact `mailto:` or `https:`
 * @param publicUrl origin at which browsers reach the portal; only included if HTTPS
 */
export function securityText(contact: string, publicUrl: string | undefined, now: Date): string {
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + CONTACT_DAYS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: fr, en',
    ...(publicUrl?.startsWith('https:') ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    '',
  ].join('\n');
}

/** Serves robots.txt, the sitemap and two well-known addresses. */
export function serveDiscovery(app: FastifyInstance, options: DiscoveryOptions): void {
  const { site, pages, securityContact } = options;
  const { publicUrl, isIndexed } = site;
  const checked = (reply: FastifyReply) => reply.header('cache-control', 'no-cache');

  app.get('/robots.txt', HEAD_TOO, async (_request, reply) =>
    checked(reply)
      .type('text/plain; charset=utf-8')
      .send(robotsText(site, await pages())),
  );

  app.get('/sitemap.xml', HEAD_TOO, async (_request, reply) => {
    // A sitemap needs absolute URLs.
    if (publicUrl === undefined || !isIndexed) return answerNotFound(reply);
    const known = await pages();
    // An empty sitemap would tell crawlers to drop every page.
    if (known === undefined) return answerLater(reply);
    return checked(reply).type('application/xml; charset=utf-8').send(sitemapText(publicUrl, known));
  });

  app.get('/.well-known/security.txt', HEAD_TOO, (_request, reply) =>
    securityContact === undefined
      ? answerNotFound(reply)
      : checked(reply)
          .type('text/plain; charset=utf-8')
          .send(securityText(securityContact, publicUrl, new Date())),
  );

  // Password managers open this address to change a password (W3C, change-password-url).
  app.get('/.well-known/change-password', HEAD_TOO, (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(CHANGE_PASSWORD, 302),
  );
}

const answerLater = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', '60')
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The pages are not known now\n');
