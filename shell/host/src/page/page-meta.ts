import { documentTitle, NOT_FOUND_TITLE, PRODUCT_NAME } from '@portal/domain/page';
import type { FoundPage, KnownPages } from './known-pages';

const SITE_TITLE = `${PRODUCT_NAME}\u00a0: le financement de votre projet immobilier`;
const SOCIAL_IMAGE = { path: '/social-image.png', width: 1200, height: 630 };
const SOCIAL_IMAGE_TEXT =
  'Une rue au crépuscule\u00a0: un immeuble aux fenêtres allumées, un autre en construction.';
/** The page that represents the whole site. */
const HOME = '/';

export interface Site {
  /** Origin at which browsers reach the portal; without it there are no absolute URLs. */
  readonly publicUrl: string | undefined;
  /** False when search engines must not index the site. */
  readonly isIndexed: boolean;
}

/** Metadata of a page for search engines, link previews and the browser tab. */
export interface PageMeta {
  /** The document title, as the shell will set it. */
  readonly title: string;
  /** Name → content of each `meta`; `property` for Open Graph names. */
  readonly names: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, string>>;
  /** The canonical URL; undefined when unknown or not indexable. */
  readonly canonical: string | undefined;
  /** JSON-LD of schema.org, if any. */
  readonly structuredData: unknown;
}

/** The title without the product name; '' when it depends on the user. */
function titleAt(pathname: string, pages: KnownPages | undefined): string {
  if (pages === undefined) return '';
  return pages.has(pathname) ? (pages.titleOf(pathname) ?? '') : NOT_FOUND_TITLE;
}

/**
 * Only pages with a description are indexed, under one URL. All others are `noindex`: pages that need a session,
 * personal links, and every page while the registry is unknown.
 * @param pathname of the requested URL
 * @param pages undefined while the registry cannot be read
 */
export function pageMeta(pathname: string, site: Site, pages: KnownPages | undefined): PageMeta {
  const { publicUrl } = site;
  const described = pages?.find(pathname);
  const page = site.isIndexed ? described : undefined;
  const title = titleAt(pathname, pages);
  const home = pages?.find(HOME);
  const description = (described ?? home)?.description;
  const canonical = page && publicUrl !== undefined ? pageAddress(publicUrl, page.path) : undefined;
  return {
    title: documentTitle(title),
    names: {
      ...(description !== undefined && { description }),
      ...(page === undefined && { robots: 'noindex' }),
      // X takes the remaining values from Open Graph.
      'twitter:card': 'summary_large_image',
    },
    properties: {
      'og:type': 'website',
      'og:site_name': PRODUCT_NAME,
      'og:locale': 'fr_FR',
      'og:title': title === '' || described?.path === HOME ? SITE_TITLE : title,
      ...(description !== undefined && { 'og:description': description }),
      ...(canonical !== undefined && { 'og:url': canonical }),
      ...(publicUrl !== undefined && {
        'og:image': publicUrl + SOCIAL_IMAGE.path,
        'og:image:type': 'image/png',
        'og:image:width': String(SOCIAL_IMAGE.width),
        'og:image:height': String(SOCIAL_IMAGE.height),
        'og:image:alt': SOCIAL_IMAGE_TEXT,
      }),
    },
    canonical,
    structuredData: page && publicUrl !== undefined ? structuredData(page, home, publicUrl) : undefined,
  };
}

/**
 * The absolute, encoded URL of a declared path.
 * @param publicUrl origin at which browsers reach the portal
 */
export const pageAddress = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

const CONTEXT = 'https://schema.org';
/** Square and large enough for every search engine. */
const LOGO = '/icon-512.png';

/**
 * schema.org data of a page as JSON-LD: organisation and site on the home page, breadcrumbs on all others.
 * @param page an indexable page
 * @param home start of the breadcrumbs; undefined while it has no description
 * @param publicUrl origin at which browsers reach the portal
 */
function structuredData(page: FoundPage, home: FoundPage | undefined, publicUrl: string): unknown {
  const url = `${publicUrl}/`;
  const organization = `${url}#organization`;
  if (page.path === home?.path)
    return {
      '@context': CONTEXT,
      '@graph': [
        // Only facts true of every deployment: legal details are in texts completed by the owner.
        { '@type': 'Organization', '@id': organization, name: PRODUCT_NAME, url, logo: publicUrl + LOGO },
        {
          '@type': 'WebSite',
          '@id': `${url}#website`,
          name: PRODUCT_NAME,
          url,
          description: page.description,
          inLanguage: 'fr',
          publisher: { '@id': organization },
        },
      ],
    };
  // The portal has no other hierarchy.
  const way = home ? [home, page] : [page];
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: pageAddress(publicUrl, path),
    })),
  };
}
