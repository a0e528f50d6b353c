import { preloadAttributes, type PageFile } from '@portal/registry/page-files';
import type { FirstPaint, FirstSkeletons } from './create-first-paint';
import { guardScript } from './guard-script';
import type { SignedInScreen } from './read-builds';
import { CODE_TEMPLATE, START } from './start-script';

/** What is hidden keeps its place out of sight until something takes it. */
const HIDDEN = '[data-first-paint=hidden] #portail,[data-first-paint=signed-in] #portail{display:none}';

/** A field is a box; what stands in its place would be a word in a line. Weaker than whatever the page says of it. */
const INERT = '@layer reset{span[data-inert]{display:inline-block;vertical-align:top}}';

/**
 * Puts the shape of a first screen in the place of a visitor's page for who is signed in, and leaves for the shell to ask
 * for what the role opens here (`first-files.ts`). A visitor's page is asked for at once: it is small. Nothing is asked for
 * where a version failed in this tab (`bad-versions.ts`): another one may be chosen.
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
  /** In this order, before anything of the body: the guard, then what the body looks like. */
  readonly head: readonly string[];
  /** Inside the element of the portal. */
  readonly inside: string;
  /** After it. */
  readonly after: readonly string[];
  /** Behind all that the code reads of the page: it may run at once, from the cache of a browser. */
  readonly last: readonly string[];
}

/** How texts and values get into HTML. */
export interface HtmlWriter {
  readonly attribute: (text: string) => string;
  /** A block of JSON. */
  readonly data: (id: string, value: unknown) => string;
}

const link = (attributes: Readonly<Record<string, string>>, { attribute }: HtmlWriter): string =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${attribute(value)}"`)
    .join(' ')}>`;

/** Behind what the page is painted with. */
const laterLink = (file: PageFile, write: HtmlWriter): string =>
  link({ ...preloadAttributes(file), fetchpriority: 'low' }, write);

/**
 * What an address opens for a role. Many small files and one large one: a browser asks for six at a time, and whatever comes
 * beside the code of the shell makes that late. So what is needed first and what is small is asked for beside it, and the
 * scripts of the page once it is there.
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

/** Links that wait in a template for those whose role it names; `late` for the code of the shell as well. */
const waiting = (roles: readonly string[], links: string, late = false): string =>
  `<template data-roles="${roles.join(' ')}"${late ? ' data-late' : ''}>${links}</template>`;

/**
 * What is seen before the code as elements of a page's HTML.
 * @param first the page of a visitor, where it was drawn
 * @param skeletons of who is signed in
 * @param scripts the code of the shell as elements: behind what is drawn for a visitor, in the head where only the shape of
 *   a screen is
 * @param nonce of the page: without it neither its scripts nor its styles count
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
