import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard and of accessibility, offline. Each exception below gives its reason. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // `outerHTML` is the browser's serialisation, not the author's source: case, spaces, quotes, void elements, boolean
    // attributes and escapes are the browser's choice.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // ARIA allows a name on lists and tables, as on any element whose role can be named.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The twelve windows of our progress bar cannot be drawn in a `progress` element.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // React sets styles on single elements (the length of a bar) through the CSSOM; our CSP, which has no
    // `unsafe-inline`, allows that and blocks style attributes.
    'no-inline-style': 'off',
    // French numbers and dates are not telephone numbers, and already use U+202F and U+00A0.
    'tel-non-breaking': 'off',
    // Safari drops the role of a list without markers, so `role="list"` is needed; `role="status"` on `output` alike.
    'no-redundant-role': 'off',
    // Every file is same-origin below an immutable URL; the registry holds the digests of what is loaded.
    'require-sri': 'off',
  },
});

const SHAPE = /(?<=<template id="portal-skeleton-\w+">).*?(?=<\/template>)/gs;

/**
 * The faults of a document, one line each: rule, message and element.
 * @param html a whole document, serialised by the browser or sent by the server
 */
export async function findHtmlFaults(html: string, where: string): Promise<readonly string[]> {
  // The content of a template is not part of the document: a skeleton has landmarks of its own.
  const { results } = await validator.validateString(html.replaceAll(SHAPE, ''));
  const lines = html.split('\n');
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector, line, column }) => {
      const at = (lines[line - 1] ?? '').slice(Math.max(0, column - 40), column + 80);
      return `${where}: ${ruleId} ${message} (${selector ?? ''}) …${at}…`;
    });
  return [...new Set(faults)];
}
