export interface Picture {
  /** Path on the portal, without size parameters: `/assets/<id>`. */
  readonly address: string;
  /** In pixels; null when unknown. */
  readonly width: number | null;
  readonly height: number | null;
  /** `hero-street.svg`; '' when unknown. */
  readonly fileName: string;
  /** Alternative text; '' for a decorative image. */
  readonly alternative: string;
}

export interface PictureSources {
  readonly src: string;
  readonly srcSet: string;
}

/** Widths offered in `srcset`, in pixels. Few, because the service stores a copy of each. */
export const PICTURE_WIDTHS = [480, 960, 1440] as const;

const MIDDLE = 960;

/** All supported browsers read WebP. The same parameters everywhere, so that the service stores each copy once. */
const LIGHTER = 'format=webp&quality=80&withoutEnlargement=true';

/** Sources of `/assets/<id>` in these widths, by Directus transforms; a service without them sends the original. */
export function pictureSources(address: string): PictureSources {
  const at = (width: number) => `${address}?width=${String(width)}&${LIGHTER}`;
  return {
    src: at(MIDDLE),
    srcSet: PICTURE_WIDTHS.map((width) => `${at(width)} ${String(width)}w`).join(', '),
  };
}

/** Any host and folder, then `assets/<uuid>`, an optional file name or extension, and a query. */
const ASSET =
  /^(?:(?:https?:)?\/\/[^/?#\\]+)?(?:[\w\-.~%/]*\/)?assets\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.\w{1,5}|\/[^/?#\\]*)?(?:\?([^#]*))?(?:#.*)?$/i;

/** Larger than any screen, and within the limit of Directus. */
const LARGEST_SIDE = 6000;

const sideIn = (query: string, name: 'width' | 'height'): number | null => {
  const side = Number(new RegExp(`(?:^|&)${name}=(\\d{1,4})(?:&|$)`).exec(query)?.[1] ?? 0);
  return side > 0 && side <= LARGEST_SIDE ? side : null;
};

/** The file at an address in an editor's text, at our own service whatever the host, sized by its query; or undefined. */
export function pictureAt(address: string): Pick<Picture, 'address' | 'width' | 'height'> | undefined {
  const [, id, query = ''] = ASSET.exec(address.trim()) ?? [];
  if (id === undefined) return undefined;
  return {
    address: `/assets/${id.toLowerCase()}`,
    width: sideIn(query, 'width'),
    height: sideIn(query, 'height'),
  };
}
