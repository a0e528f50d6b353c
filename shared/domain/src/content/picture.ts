/** A picture that an editor keeps in the content service. */
export interface Picture {
  /** Where the portal serves it, without a size: `/assets/<id>`. */
  readonly address: string;
  /** Pixels of the file; null where the service does not say. */
  readonly width: number | null;
  readonly height: number | null;
  /** What the file is called: `hero-street.svg`; '' where the service does not say. */
  readonly fileName: string;
  /** What it shows, for who cannot see it; '' for one that only decorates. */
  readonly alternative: string;
}

/** The addresses of one picture, as an `<img>` has them. */
export interface PictureSources {
  readonly src: string;
  readonly srcSet: string;
}

/** The widths that are asked for, in pixels. Few: the service makes and keeps a copy for each. */
export const PICTURE_WIDTHS = [480, 960, 1440] as const;

/** What a browser gets that does not choose a width. */
const MIDDLE = 960;

/** Every browser of the portal reads WebP. The same for all, so that the service makes each copy once. */
const LIGHTER = 'format=webp&quality=80&withoutEnlargement=true';

/**
 * The addresses of a picture in the widths of `PICTURE_WIDTHS`, by the transforms of Directus. A service that makes no
 * copies (the embedded one, or any for an SVG) answers the file itself.
 * @param address without a query: `/assets/<id>`
 */
export function pictureSources(address: string): PictureSources {
  const at = (width: number) => `${address}?width=${String(width)}&${LIGHTER}`;
  return {
    src: at(MIDDLE),
    srcSet: PICTURE_WIDTHS.map((width) => `${at(width)} ${String(width)}w`).join(', '),
  };
}

/** Any host, any folder, then `assets/<uuid>`, a file name or an ending, and a query. */
const ASSET =
  /^(?:(?:https?:)?\/\/[^/?#\\]+)?(?:[\w\-.~%/]*\/)?assets\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.\w{1,5}|\/[^/?#\\]*)?(?:\?([^#]*))?(?:#.*)?$/i;

/** More than any screen, and not more than Directus makes. */
const LARGEST_SIDE = 6000;

const sideIn = (query: string, name: 'width' | 'height'): number | null => {
  const side = Number(new RegExp(`(?:^|&)${name}=(\\d{1,4})(?:&|$)`).exec(query)?.[1] ?? 0);
  return side > 0 && side <= LARGEST_SIDE ? side : null;
};

/**
 * The file of a content service that an address in a text means, as the portal serves it. An editor's tool writes the
 * address at which the editor reaches the service, which the portal need not know: whatever the host, only the file's id
 * is kept, and it is asked of the portal's own content service. So nothing of a stranger's host is ever asked for.
 * @param address `https://cms.example/assets/<uuid>?width=800`, `/assets/<uuid>`, `../assets/<uuid>.png`
 * @returns undefined for what is no file of a content service; the sides are those of the query
 */
export function pictureAt(address: string): Pick<Picture, 'address' | 'width' | 'height'> | undefined {
  const [, id, query = ''] = ASSET.exec(address.trim()) ?? [];
  if (id === undefined) return undefined;
  return {
    address: `/assets/${id.toLowerCase()}`,
    width: sideIn(query, 'width'),
    height: sideIn(query, 'height'),
  };
}
