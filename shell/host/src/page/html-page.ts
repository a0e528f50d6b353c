import type { PageFile } from '@portal/registry/page-files';
import type { FirstPaint, FirstSkeletons } from './first-paint/create-first-paint';
import { firstPaintElements } from './first-paint/first-paint-elements';
import { filesOfFirstVisit, firstVisitElements } from './first-visit';
import type { PageMeta } from './page-meta';
import { backToPreview } from './back-to-preview';
import { registryPreload } from './registry-preload';
import type { ShellDescription } from '../shells/shell-description';

const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const NO_SCRIPT =
  '<noscript>InterGestion a besoin de JavaScript\u00a0: activez-le dans votre navigateur.</noscript>';
/** Start of first visits, with its own budget (design, section 7). */
const LANDING = '/';
/** Fonts of the first screen; the others load when a character needs them. */
const FIRST_FONTS = /^(figtree|besley)-french\./;

const escapeAttribute = (text: string) => text.replace(/[&"<]/g, (sign) => ATTRIBUTE_ESCAPES[sign] ?? sign);

/** JSON for a data block: not executed, and escaped so that it cannot close its element. */
const jsonText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${jsonText(value)}</script>`;

const metaElements = ({
  title,
  names,
  properties,
  canonical,
  structuredData,
}: PageMeta): readonly string[] => [
  `<title>${escapeAttribute(title)}</title>`,
  ...Object.entries(names).map(
    ([name, content]) => `<meta name="${name}" content="${escapeAttribute(content)}">`,
  ),
  ...Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeAttribute(content)}">`,
  ),
  ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeAttribute(canonical)}">`]),
  ...(structuredData === undefined
    ? []
    : [`<script type="application/ld+json">${jsonText(structuredData)}</script>`]),
];

interface PageContent {
  readonly meta: PageMeta;
  /** Files of a first visit, if known. */
  readonly firstFiles: readonly PageFile[];
  readonly first: FirstPaint | undefined;
  readonly skeletons: FirstSkeletons | undefined;
  readonly previews: readonly string[];
}

function render(
  shell: ShellDescription,
  nonce: string,
  { meta, firstFiles, first, skeletons, previews }: PageContent,
): string {
  const address = (file: string) => escapeAttribute(shell.base + file);
  const checked = (file: string) => `integrity="${shell.integrity[file] ?? ''}" crossorigin="anonymous"`;
  const digests = Object.fromEntries(
    Object.entries(shell.integrity).map(([file, digest]) => [shell.base + file, digest]),
  );
  const scripts = shell.scripts.map(
    (file) => `<script defer src="${address(file)}" ${checked(file)} nonce="${nonce}"></script>`,
  );
  const styles = shell.styles.map(
    (file) => `<link rel="stylesheet" href="${address(file)}" ${checked(file)}>`,
  );
  // Nothing must delay the server-rendered page.
  const later = first ? ' fetchpriority="low"' : '';
  // The shell's first requests, preloaded in parallel with its code.
  const asked = [
    `<script nonce="${nonce}">${registryPreload(first !== undefined)}</script>`,
    `<link rel="preload" as="fetch" href="/config.json" crossorigin="anonymous"${later}>`,
  ];
  const integrity = dataBlock('portal-integrity', digests);
  const drawn =
    first || skeletons
      ? firstPaintElements({ first, skeletons, scripts }, nonce, {
          attribute: escapeAttribute,
          data: dataBlock,
        })
      : undefined;
  // Activated by the shell when its code runs.
  const fonts = `<template id="portal-fonts" data-first>${shell.fonts
    .filter((file) => FIRST_FONTS.test(file))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="${address(file)}" crossorigin="anonymous">`,
    )
    .join('')}</template>`;
  // The server-rendered page has its styles inlined; the shell inserts the full sheet before those of remotes, which it
  // must not override.
  const sheets = [
    ...shell.styles.map(
      (file) => `<link rel="preload" as="style" href="${address(file)}" ${checked(file)}${later}>`,
    ),
    `<template data-first>${styles.join('')}</template>`,
  ];
  // The server-rendered page loads its own fonts.
  const late = first ? [] : [fonts, ...firstVisitElements(firstFiles, nonce, escapeAttribute)];
  const head = [
    '<meta charset="utf-8">',
    ...(previews.length > 0 ? [`<script nonce="${nonce}">${backToPreview(previews)}</script>`] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // Browser toolbar colour in both themes: `--color-surface`.
    '<meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f1e21" media="(prefers-color-scheme: dark)">',
    ...metaElements(meta),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    // A script waits for the style sheets before it.
    ...(drawn ? drawn.head : [...asked, ...styles, ...scripts, integrity, ...late]),
  ];
  return [
    '<!doctype html>',
    '<html lang="fr">',
    `<head>${head.join('\n')}</head>`,
    '<body>',
    `<div id="portail">${drawn?.inside ?? ''}</div>`,
    ...(drawn ? [...drawn.after, ...asked, integrity, ...sheets, ...late] : []),
    // A server-rendered page without forms works without scripts.
    ...(first && !first.isInert ? [] : [NO_SCRIPT]),
    ...(drawn?.last ?? []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * The HTML page of the portal. The browser decides what it shows; the server adds what it knows already: the metadata
 * and the server-rendered page.
 * @param dist folder of the builds
 * @param shell the one that this page is given
 * @param nonce for the page's own scripts, random for each response
 * @param visit path, metadata and server-rendered page, if any
 */
export function htmlPage(
  dist: string,
  shell: ShellDescription,
  nonce: string,
  visit: {
    readonly pathname: string;
    readonly meta: PageMeta;
    readonly first?: FirstPaint | undefined;
    readonly skeletons?: FirstSkeletons | undefined;
    /** Versions of the shell that a tab may have asked for. */
    readonly previews?: readonly string[] | undefined;
  },
): string {
  const { pathname, meta, first, skeletons, previews = [] } = visit;
  const isFirstVisit = pathname === LANDING && first === undefined;
  const firstFiles = isFirstVisit ? filesOfFirstVisit(dist, LANDING, shell.provides) : [];
  return render(shell, nonce, { meta, firstFiles, first, skeletons, previews });
}
