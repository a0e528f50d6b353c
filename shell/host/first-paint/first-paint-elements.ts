import { preloadAttributes } from '../../src/registry/page-files';
import type { FirstPaint } from './create-first-paint';
import { guardScript } from './guard-script';

/** What is hidden keeps its place out of sight until the code of the shell takes it away. */
const HIDDEN = '[data-first-paint=hidden] #portail{display:none}';

/** A field is a box; what stands in its place would be a word in a line. Weaker than whatever the page says of it. */
const INERT = '@layer reset{span[data-inert]{display:inline-block;vertical-align:top}}';

/** The page is taken over once it is seen: who will not have it downloads nothing for it. */
const ASK_FOR_FILES = `document.documentElement.dataset.firstPaint||document.head.append(document.getElementById('portal-first-files').content)`;

export interface FirstPaintElements {
  /** In this order, before anything of the body: the guard, then what the body looks like. */
  readonly head: readonly string[];
  /** Inside the element of the portal. */
  readonly inside: string;
  /** After it. */
  readonly after: readonly string[];
}

/**
 * A drawn page as elements of its HTML.
 * @param nonce of the page: without it neither its scripts nor its styles count
 * @param write escapes a text for an attribute, and a value for a block of JSON
 */
export function firstPaintElements(
  first: FirstPaint,
  nonce: string,
  write: {
    readonly attribute: (text: string) => string;
    readonly data: (id: string, value: unknown) => string;
  },
): FirstPaintElements {
  const links = first.files.map((file) => {
    const attributes = Object.entries(preloadAttributes(file));
    return `<link ${attributes.map(([name, value]) => `${name}="${write.attribute(value)}"`).join(' ')}>`;
  });
  return {
    head: [
      `<script nonce="${nonce}">${guardScript(first)}</script>`,
      `<style nonce="${nonce}">${HIDDEN}${first.styles}${INERT}</style>`,
    ],
    inside: first.html,
    after: [
      write.data('portal-first-paint', { answers: first.answers, isInert: first.isInert }),
      `<template id="portal-first-files">${links.join('')}</template>`,
      `<script nonce="${nonce}">${ASK_FOR_FILES}</script>`,
    ],
  };
}
