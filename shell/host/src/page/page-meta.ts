import { documentTitle, NOT_FOUND_TITLE, PRODUCT_NAME } from '@portal/domain/page';
import type { KnownPages } from './known-pages';
import { pageAddress } from './page-address';
import { structuredData } from './structured-data';

/** What the whole site is called where its address is shared. */
const SITE_TITLE = `${PRODUCT_NAME}\u00a0: le financement de votre projet immobilier`;
const SOCIAL_IMAGE = { path: '/social-image.png', width: 1200, height: 630 };
const SOCIAL_IMAGE_TEXT =
  'Une rue au crépuscule\u00a0: un immeuble aux fenêtres allumées, un autre en construction.';
/** The page that speaks for the whole site. */
const HOME = '/';

/** What is the same for all pages of a portal. */
export interface Site {
  /** Origin at which browsers reach the portal; without it no absolute address can be told. */
  readonly publicUrl: string | undefined;
  /** False where search engines are asked to keep nothing. */
  readonly isIndexed: boolean;
}

/** What the page says about itself to search engines, to whoever shares its address, and in the browser's tab. */
export interface PageMeta {
  /** Of the document, as the shell will write it. */
  readonly title: string;
  /** Name → content of each `meta`; `property` for what Open Graph names so. */
  readonly names: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, string>>;
  /** The one address of the page; undefined where it is not known, or not to be indexed. */
  readonly canonical: string | undefined;
  /** JSON-LD of schema.org; undefined where there is nothing to say. */
  readonly structuredData: unknown;
}

/** What a page is called, without the product; '' where that depends on who looks. */
function titleAt(pathname: string, pages: KnownPages | undefined): string {
  if (pages === undefined) return '';
  return pages.has(pathname) ? (pages.titleOf(pathname) ?? '') : NOT_FOUND_TITLE;
}

/**
 * Only a page that its remote describes is indexed, at one address; every other one asks to be left out: those that take a
 * session, links that are for one person, and all of them while nobody knows which pages there are.
 * @param pathname of the visited address
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
      // The rest of what X shows is taken from Open Graph.
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
