import type { FastifyInstance, FastifyReply } from 'fastify';
import type { KnownPages } from './known-pages';
import { pageAddress } from './page-address';
import type { Site } from './page-meta';
import { answerNotFound, HEAD_TOO } from '../files/static-files';

/** The page that asks for the e-mail to which a link to a new password goes. */
const CHANGE_PASSWORD = '/ResetPassword';
/** What serves nobody but the portal's own pages. Texts and pictures are left out: a crawler that runs a page reads them. */
const MACHINERY = ['/admin/', '/api/'];
const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year; whoever keeps a copy looks again after so long. */
const CONTACT_DAYS = 180;

/** What crawlers, password managers and whoever found a weakness ask a site for. */
export interface DiscoveryOptions {
  readonly site: Site;
  readonly pages: () => Promise<KnownPages | undefined>;
  /** `mailto:` or `https:`; undefined where nobody is named. */
  readonly securityContact: string | undefined;
}

/** The beginning of every address that a declared path stands for. */
const beginningOf = (path: string): string => path.replace(/[:*].*$/, '');

/**
 * `/robots.txt` (RFC 9309): keeps crawlers from the API and from pages that show them nothing but the sign-in. Pages that
 * are not worth finding say `noindex` themselves, which only who may fetch them can read.
 * @param pages undefined while nobody knows them
 */
export function robotsText({ publicUrl, isIndexed }: Site, pages: KnownPages | undefined): string {
  // All paths begin with a slash: a rule for that one would close the files of the pages, too.
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

/**
 * `/sitemap.xml` (sitemaps.org). It has no `lastmod`: texts change in the content service and code in releases, and no
 * date here would be that of what a reader sees.
 */
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
 * `/.well-known/security.txt` (RFC 9116). It expires half a year after the day it was asked for: who serves it still reads
 * what is sent there.
 * @param contact `mailto:` or `https:`
 * @param publicUrl origin at which browsers reach the portal: only one of HTTPS may be named
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

/** Serves what a site is asked for by who does not look at it: robots, sitemap, and two well-known addresses. */
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
    // Its addresses are absolute ones: where the portal does not know its own, there is none.
    if (publicUrl === undefined || !isIndexed) return answerNotFound(reply);
    const known = await pages();
    // An empty one would tell crawlers to forget every page.
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

  // Where password managers send somebody who wants another password (W3C, change-password-url).
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
