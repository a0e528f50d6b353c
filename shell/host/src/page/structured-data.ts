import { PRODUCT_NAME } from '@portal/domain/page';
import type { FoundPage } from './known-pages';
import { pageAddress } from './page-address';

const CONTEXT = 'https://schema.org';
/** The square mark, large enough for every search engine. */
const LOGO = '/icon-512.png';

/** Who runs the portal: only what is true wherever it runs. Its legal facts are in texts that its owner completes. */
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

/** The way from the home to a page, which is all the hierarchy that the portal has. */
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
 * What a page says to machines in the words of schema.org, as JSON-LD: who runs the site and what it is, on the home; on
 * any other page the way to it.
 * @param page that is to be found
 * @param home where the way begins; undefined while nobody describes it
 * @param publicUrl origin at which browsers reach the portal
 */
export function structuredData(page: FoundPage, home: FoundPage | undefined, publicUrl: string): unknown {
  if (page.path === home?.path)
    return { '@context': CONTEXT, '@graph': [organization(publicUrl), webSite(publicUrl, page)] };
  return { '@context': CONTEXT, ...breadcrumbs(publicUrl, home ? [home, page] : [page]) };
}
