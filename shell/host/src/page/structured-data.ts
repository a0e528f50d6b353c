import { PRODUCT_NAME } from '@portal/domain/page';
import type { FoundPage } from './known-pages';
import { pageAddress } from './page-address';

const CONTEXT = 'https://schema.org';
/** Square and large enough for every search engine. */
const LOGO = '/icon-512.png';

/** The organisation: only facts true of every deployment. Legal details are in texts completed by the owner. */
const organization = (publicUrl: string) => ({
  '@type': 'Organization',
  '@id': `${publicUrl}/#organization`,
  name: PRODUCT_NAME,
  url: `${publicUrl}/`,
  logo: publicUrl + LOGO,
});

const webSite = (publicUrl: string, { description }: FoundPage) => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/#website`,
  name: PRODUCT_NAME,
  url: `${publicUrl}/`,
  description,
  inLanguage: 'fr',
  publisher: { '@id': `${publicUrl}/#organization` },
});

/** The path from the home page: the portal has no other hierarchy. */
const breadcrumbs = (publicUrl: string, way: readonly FoundPage[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: pageAddress(publicUrl, path),
  })),
});

/**
 * schema.org data of a page as JSON-LD: organisation and site on the home page, breadcrumbs on all others.
 * @param page an indexable page
 * @param home start of the breadcrumbs; undefined while it has no description
 * @param publicUrl origin at which browsers reach the portal
 */
export function structuredData(page: FoundPage, home: FoundPage | undefined, publicUrl: string): unknown {
  if (page.path === home?.path)
    return { '@context': CONTEXT, '@graph': [organization(publicUrl), webSite(publicUrl, page)] };
  return { '@context': CONTEXT, ...breadcrumbs(publicUrl, home ? [home, page] : [page]) };
}
