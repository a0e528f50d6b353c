import { preloadAttributes, type PageFile } from '@portal/registry/page-files';
import type { FirstPaint, FirstSkeletons } from './create-first-paint';
import { CODE_TEMPLATE, guardScript, START } from './guard-script';
import type { SignedInScreen } from './read-builds';

/** Hides the page until something replaces it. */
const HIDDEN = '[data-first-paint=hidden] #portail,[data-first-paint=signed-in] #portail{display:none}';

/** Placeholders must be boxes like fields. In a layer, so that any style of the page overrides it. */
const INERT = '@layer reset{span[data-inert]{display:inline-block;vertical-align:top}}';

/**
 * For signed-in users, replaces the visitor's page by a skeleton, and leaves the loading of the role's files to the
 * shell (`main.ts`). A visitor's page is small and loaded at once. Nothing is preloaded when a version failed
 * in this tab (`bad-versions.ts`): another version may be chosen.
 */
const PLACE = `try{(function(){var page=document.documentElement,state=page.dataset.firstPaint,
find=function(id){return document.getElementById(id)},role=state?localStorage.getItem('role'):'VISITOR',
skeleton=state==='signed-in'&&find('portal-skeleton-'+(role==='APPLICANT'?'applicant':'staff'));
if(skeleton){find('portail').replaceChildren(skeleton.content);page.dataset.firstPaint='skeleton'}
document.querySelectorAll('[id^=portal-skeleton-]').forEach(function(shape){shape.remove()});
document.querySelectorAll('template[data-roles]').forEach(function(files){
if(state==='hidden'||sessionStorage.getItem('portal.bad-versions')!==null||!files.dataset.roles.split(' ').includes(role))files.remove();
else if(files.dataset.late==='')files.dataset.first='';
else document.head.append(files.content)})})()}catch{}`;

export interface FirstPaintElements {
  /** In this order, before the body: first the guard script, then the styles. */
  readonly head: readonly string[];
  readonly inside: string;
  readonly after: readonly string[];
  /** After everything the code reads from the page, because cached code may run at once. */
  readonly last: readonly string[];
}

/** Escapes texts and values for HTML. */
export interface HtmlWriter {
  readonly attribute: (text: string) => string;
  readonly data: (id: string, value: unknown) => string;
}

const link = (attributes: Readonly<Record<string, string>>, { attribute }: HtmlWriter): string =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${attribute(value)}"`)
    .join(' ')}>`;

/** A link that is loaded after the files for the first paint. */
const laterLink = (file: PageFile, write: HtmlWriter): string =>
  link({ ...preloadAttributes(file), fetchpriority: 'low' }, write);

/**
 * Preloads for a role's screen. A browser loads six files at a time, and anything loaded beside the code of the shell
 * delays it. So only what is needed first and small files are loaded in parallel, and the scripts of the page
 * afterwards.
 */
function linksOf({ description, entry, small, files }: SignedInScreen, write: HtmlWriter) {
  const later = (file: PageFile) => laterLink(file, write);
  const isEarly = (file: PageFile) => file.as === 'style' || file.href === entry || small.has(file.href);
  return {
    early:
      link({ rel: 'preload', as: 'fetch', href: description, crossorigin: 'anonymous' }, write) +
      files.filter(isEarly).map(later).join(''),
    late: files
      .filter((file) => !isEarly(file))
      .map(later)
      .join(''),
  };
}

/** A template with links for some roles; `late`: applied after the code of the shell is loaded. */
const waiting = (roles: readonly string[], links: string, late = false): string =>
  `<template data-roles="${roles.join(' ')}"${late ? ' data-late' : ''}>${links}</template>`;

/**
 * The HTML elements of the first paint.
 * @param first the visitor's page, if it was rendered
 * @param skeletons for signed-in users
 * @param scripts elements of the shell's code: after the rendered page for visitors, in the head when there is only a
 * skeleton
 * @param nonce of the page, without which its scripts and styles are blocked
 */
export function firstPaintElements(
  {
    first,
    skeletons,
    scripts,
  }: {
    readonly first: FirstPaint | undefined;
    readonly skeletons: FirstSkeletons | undefined;
    readonly scripts: readonly string[];
  },
  nonce: string,
  write: HtmlWriter,
): FirstPaintElements {
  return {
    head: [
      `<script nonce="${nonce}">${guardScript(first ?? { canaries: [] })}</script>`,
      `<style nonce="${nonce}">${HIDDEN}${first?.styles ?? skeletons?.styles ?? ''}${INERT}</style>`,
      ...(first ? [] : scripts),
    ],
    inside: first?.html ?? '',
    after: [
      ...(first
        ? [write.data('portal-first-paint', { answers: first.answers, isInert: first.isInert })]
        : []),
      ...Object.entries(skeletons?.html ?? {}).map(
        ([kind, html]) => `<template id="portal-skeleton-${kind}">${html}</template>`,
      ),
      ...(first ? [waiting(['VISITOR'], first.files.map((file) => laterLink(file, write)).join(''))] : []),
      ...(skeletons?.screens ?? []).flatMap((screen) => {
        const { early, late } = linksOf(screen, write);
        return [waiting(screen.roles, early), waiting(screen.roles, late, true)];
      }),
      `<script nonce="${nonce}">${PLACE}</script>`,
    ],
    last: first
      ? [
          `<template id="${CODE_TEMPLATE}">${scripts.join('')}</template>`,
          `<script nonce="${nonce}">${START}</script>`,
        ]
      : [],
  };
}
