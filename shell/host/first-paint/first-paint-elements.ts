import { preloadAttributes, type PageFile } from '../../src/registry/page-files';
import type { FirstPaint, FirstSkeletons } from './create-first-paint';
import { guardScript } from './guard-script';

/** What is hidden keeps its place out of sight until something takes it. */
const HIDDEN = '[data-first-paint=hidden] #portail,[data-first-paint=signed-in] #portail{display:none}';

/** A field is a box; what stands in its place would be a word in a line. Weaker than whatever the page says of it. */
const INERT = '@layer reset{span[data-inert]{display:inline-block;vertical-align:top}}';

/**
 * Puts the shape of a first screen in the place of a visitor's page for who is signed in, by the role that the session
 * keeps; and asks for what takes over what is seen.
 */
const PLACE = `(function(){var page=document.documentElement,role='VISITOR',find=function(id){return document.getElementById(id)},
skeleton;
if(page.dataset.firstPaint==='hidden')return;
if(page.dataset.firstPaint){role=localStorage.getItem('role');
skeleton=find('portal-skeleton-'+(role==='APPLICANT'?'applicant':'staff'));
if(!skeleton)return;
find('portail').replaceChildren(skeleton.content);page.dataset.firstPaint='skeleton'}
document.querySelectorAll('template[data-roles]').forEach(function(files){
if(files.dataset.roles.split(' ').includes(role))document.head.append(files.content)})})()`;

export interface FirstPaintElements {
  /** In this order, before anything of the body: the guard, then what the body looks like. */
  readonly head: readonly string[];
  /** Inside the element of the portal. */
  readonly inside: string;
  /** After it. */
  readonly after: readonly string[];
}

/** How texts and values get into HTML. */
export interface HtmlWriter {
  readonly attribute: (text: string) => string;
  /** A block of JSON. */
  readonly data: (id: string, value: unknown) => string;
}

function linkTo(file: PageFile, priority: 'low' | undefined, { attribute }: HtmlWriter): string {
  const attributes = { ...preloadAttributes(file), ...(priority && { fetchpriority: priority }) };
  return `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${attribute(value)}"`)
    .join(' ')}>`;
}

/**
 * What is seen before the code as elements of a page's HTML.
 * @param first the page of a visitor, where it was drawn
 * @param skeletons of who is signed in
 * @param nonce of the page: without it neither its scripts nor its styles count
 */
export function firstPaintElements(
  {
    first,
    skeletons,
  }: { readonly first: FirstPaint | undefined; readonly skeletons: FirstSkeletons | undefined },
  nonce: string,
  write: HtmlWriter,
): FirstPaintElements {
  const files = [
    ...(first ? [{ roles: ['VISITOR'], files: first.files, priority: undefined }] : []),
    // Behind the code of the shell, which has to read the session first.
    ...(skeletons?.files.map((each) => ({ ...each, priority: 'low' as const })) ?? []),
  ];
  return {
    head: [
      `<script nonce="${nonce}">${guardScript(first ?? { canaries: [] })}</script>`,
      `<style nonce="${nonce}">${HIDDEN}${first?.styles ?? skeletons?.styles ?? ''}${INERT}</style>`,
    ],
    inside: first?.html ?? '',
    after: [
      ...(first
        ? [write.data('portal-first-paint', { answers: first.answers, isInert: first.isInert })]
        : []),
      ...Object.entries(skeletons?.html ?? {}).map(
        ([kind, html]) => `<template id="portal-skeleton-${kind}">${html}</template>`,
      ),
      ...files.map(
        (each) =>
          `<template data-roles="${each.roles.join(' ')}">${each.files
            .map((file) => linkTo(file, each.priority, write))
            .join('')}</template>`,
      ),
      `<script nonce="${nonce}">${PLACE}</script>`,
    ],
  };
}
