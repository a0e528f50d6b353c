/** What the page says about itself to search engines and to whoever shares its address. */

const NAME = 'InterGestion';
const DESCRIPTION =
  'Financez votre projet immobilier ou vos parts de SCPI\u202f: déposez votre dossier en ligne, suivez-le étape par étape, comparez les propositions.';
const SOCIAL_IMAGE = { path: '/social-image.png', width: 1200, height: 630 };
const SOCIAL_IMAGE_TEXT =
  'Une rue au crépuscule\u00a0: un immeuble aux fenêtres allumées, un autre en construction.';

/** Pages that are the same for everybody and worth finding. Whatever is not named here stays out of indexes. */
export const INDEXED_PATHS: readonly string[] = [
  '/',
  '/about',
  '/accessibilite',
  '/confidentialite',
  '/contact',
  '/cookies',
  '/glossaire',
  '/legal',
  '/projects',
  '/simulateur',
  '/terms',
];

/** Name → content of each `meta`; `property` for what Open Graph names so. */
export interface PageMeta {
  readonly names: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, string>>;
  /** The one address of the page; undefined where it is not known, or not to be indexed. */
  readonly canonical: string | undefined;
}

/**
 * @param pathname of the visited address
 * @param publicUrl origin at which browsers reach the portal; without it no absolute address can be told
 */
export function pageMeta(pathname: string, publicUrl: string | undefined): PageMeta {
  const path = INDEXED_PATHS.find((known) => known === pathname.replace(/(.)\/+$/, '$1').toLowerCase());
  const canonical = path !== undefined && publicUrl !== undefined ? publicUrl + path : undefined;
  return {
    names: {
      description: DESCRIPTION,
      ...(path === undefined && { robots: 'noindex' }),
      // Networks that read no Open Graph still take this one, and the rest from Open Graph.
      'twitter:card': 'summary_large_image',
    },
    properties: {
      'og:type': 'website',
      'og:site_name': NAME,
      'og:locale': 'fr_FR',
      'og:title': `${NAME}\u00a0: le financement de votre projet immobilier`,
      'og:description': DESCRIPTION,
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
  };
}
