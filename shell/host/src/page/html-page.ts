import type { FirstPaint, FirstSkeletons } from './first-paint/create-first-paint';
import { CODE_TEMPLATE } from './first-paint/guard-script';
import { firstPaintElements } from './first-paint/first-paint-elements';
import { BEFORE_TEMPLATE, START_WATCH } from './start-watch';
import type { PageMeta } from './page-meta';
import type { ChosenShell } from '../shells/served-shells';
import type { ShellDescription } from '../shells/shell-description';

const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const NO_SCRIPT =
  '<noscript>InterGestion a besoin de JavaScript\u00a0: activez-le dans votre navigateur.</noscript>';
/** Fonts of the first screen; the others load when a character needs them. */
const FIRST_FONTS = /^(figtree|besley)-french\./;

const escapeAttribute = (text: string) => text.replace(/[&"<]/g, (sign) => ATTRIBUTE_ESCAPES[sign] ?? sign);

/** JSON in a data block: not executed, and escaped so that it cannot close its element. */
const inData = (json: string) => json.replaceAll('<', '\\u003c');
const jsonText = (value: unknown) => inData(JSON.stringify(value));

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

/** What is known of a visit. */
export interface PageContent {
  readonly meta: PageMeta;
  /** The server-rendered page, if any. */
  readonly first?: FirstPaint | undefined;
  readonly skeletons?: FirstSkeletons | undefined;
  /** Versions of the shell that a tab may have asked for. */
  readonly previews?: readonly string[] | undefined;
  readonly answers: readonly EarlyAnswer[];
}

/** What the page's code would ask for first, so that it need not (`early-answers.ts` of the page). */
interface EarlyAnswer {
  /** Path and query. */
  readonly address: string;
  /** JSON. */
  readonly text: string;
}

/** With the time of the server, which the page's clock starts from. */
const answerElement = ({ address, text }: EarlyAnswer): string =>
  `<script type="application/json" data-answer="${escapeAttribute(address)}" data-date="${new Date().toUTCString()}">${inData(text)}</script>`;

/**
 * A script that leads a tab with a preview of the shell back to it (decision 0056): the page has taken `?shell=` out of the
 * address, so that a reload would give it the ordinary shell. It is there only while previews are listed, and reads the
 * entry that `previews.ts` of the page writes.
 * @param previews the versions that may be asked for
 */
const backToPreview = (previews: readonly string[]): string => `(function(){try{
var address=new URL(location.href),previews=${jsonText(previews)},
kept=JSON.parse(sessionStorage.getItem('portal.previews')||'[]').filter(function(each){
return each.remote==='shell'&&each.until>Date.now()&&previews.indexOf(each.version)>=0})[0];
if(kept&&!address.searchParams.has('shell')){address.searchParams.set('shell',kept.version);location.replace(address.href)}
}catch(e){}})()`;

/** The elements that start a shell, known to what watches over the start. */
function startElements({ version, base, integrity, scripts, styles }: ShellDescription, nonce: string) {
  const attributes = (kind: 'src' | 'href', file: string) =>
    `data-start="${escapeAttribute(version)}" ${kind}="${escapeAttribute(base + file)}" integrity="${integrity[file] ?? ''}" crossorigin="anonymous"`;
  return {
    scripts: scripts.map((file) => `<script defer ${attributes('src', file)} nonce="${nonce}"></script>`),
    styles: styles.map((file) => `<link rel="stylesheet" ${attributes('href', file)}>`),
  };
}

/** The shell before, as far as it is known: nothing of it is asked for unless the other does not start. */
function beforeElements(before: ChosenShell['before'], nonce: string): readonly string[] {
  if (!before) return [];
  const { shell, digest } = before;
  const { scripts, styles } = startElements(shell, nonce);
  const described = `data-address="${escapeAttribute(shell.base)}shell.json" data-digest="${digest}"`;
  return [`<template id="${BEFORE_TEMPLATE}" ${described}>${[...styles, ...scripts].join('')}</template>`];
}

/**
 * The HTML page of the portal. The browser decides what it shows; the server adds what it knows already: the metadata
 * and the server-rendered page.
 * @param shells the one that this page is given, and the one before it
 * @param nonce for the page's own scripts, random for each response
 */
export function htmlPage(
  { shell, before }: Pick<ChosenShell, 'shell' | 'before'>,
  nonce: string,
  { meta, first, skeletons, previews = [], answers }: PageContent,
): string {
  const address = (file: string) => escapeAttribute(shell.base + file);
  const checked = (file: string) => `integrity="${shell.integrity[file] ?? ''}" crossorigin="anonymous"`;
  const digests = Object.fromEntries(
    Object.entries(shell.integrity).map(([file, digest]) => [shell.base + file, digest]),
  );
  const { scripts, styles } = startElements(shell, nonce);
  // Nothing must delay the server-rendered page.
  const later = first ? ' fetchpriority="low"' : '';
  const data = [dataBlock('portal-integrity', digests), ...answers.map(answerElement)];
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
  // Before the files that it watches, and after what is read without them.
  const watch = `<script nonce="${nonce}">${START_WATCH}</script>`;
  const again = [
    // A page that can be read without the code has this already, as its last element.
    ...(first ? [] : [`<template id="${CODE_TEMPLATE}">${scripts.join('')}</template>`]),
    ...beforeElements(before, nonce),
  ];
  // The server-rendered page loads its own fonts.
  const late = first ? [] : [fonts];
  const head = [
    '<meta charset="utf-8">',
    ...(first ? [] : [watch]),
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
    ...(drawn ? drawn.head : [...styles, ...scripts, ...data, ...again, ...late]),
  ];
  return [
    '<!doctype html>',
    '<html lang="fr">',
    `<head>${head.join('\n')}</head>`,
    '<body>',
    `<div id="portail">${drawn?.inside ?? ''}</div>`,
    ...(drawn ? [...drawn.after, ...data, ...sheets, ...again, ...late] : []),
    // A server-rendered page without forms works without scripts.
    ...(first && !first.isInert ? [] : [NO_SCRIPT]),
    ...(first ? [watch] : []),
    ...(drawn?.last ?? []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
