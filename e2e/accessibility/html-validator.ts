import { HtmlValidate } from 'html-validate';

/**
 * The rules of the HTML standard, offline. Two sets: the standard and accessibility. What is switched off, and why, is
 * below; everything else is an error.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // How a browser writes a document out (`outerHTML`) is not how its author wrote it: case, spaces, quotes, void
    // elements, boolean attributes and escapes are the browser's.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // A list or a table may have a name: ARIA allows it to every element whose role can be named.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Twelve windows, one of them lit, cannot be drawn in a `progress`.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // React sets the styles of a single element (a bar's length); a policy without `unsafe-inline` allows that, and
    // refuses what this rule is about.
    'no-inline-style': 'off',
    // A French number or date is not a telephone number, and the spaces of one are U+202F and U+00A0 already.
    'tel-non-breaking': 'off',
    // `role="list"` on a list without markers: Safari takes it for no list otherwise. `role="status"` on `output` alike.
    'no-redundant-role': 'off',
    // Each file is on our own origin, below an immutable address; the registry holds the digests of what is loaded.
    'require-sri': 'off',
  },
});

const SHAPE = /(?<=<template id="portal-skeleton-\w+">).*?(?=<\/template>)/gs;

/**
 * What is wrong with a document, one line per fault: rule, message and element.
 * @param html a whole document, as the browser holds it or as the server sent it
 */
export async function findHtmlFaults(html: string, where: string): Promise<readonly string[]> {
  // What waits in a template is no part of the document: the shape of a screen has landmarks of its own.
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
