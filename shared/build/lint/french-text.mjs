import { faultsIn, FRENCH_FAULTS } from './french-faults.mjs';

/** Only read on the page: an element raises an ordinal, and pieces make a sentence. */
const OF_PAGES = new Set(['an ordinal that is not raised', 'a last sentence without its full stop']);
const FAULTS = Object.fromEntries(Object.entries(FRENCH_FAULTS).filter(([fault]) => !OF_PAGES.has(fault)));

/** What tells a French text from a path, a class or a query. */
const FRENCH =
  /[àâçéèêëîïôùûœÀÉÈÊÎ’«»]|(?<![\p{L}.])(?:un|une|le|la|les|des|du|de|vous|votre|et|est|pas|pour|sur|par)(?![\p{L}.])/iu;

/** @typedef {import('eslint').Rule.Node} Node */
/** @typedef {Extract<Node, { type: 'TemplateLiteral' }>} Template */

/** Sets the spaces of what it is given. @param {Node | null} node @returns {boolean} */
const isTypeset = (node) =>
  node !== null &&
  ((node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'typesetFrench') ||
    isTypeset(node.parent));

/** A value counts as a number, which it is where a unit follows; a choice is of words. @param {Template} node */
const inWords = ({ quasis, expressions }) =>
  quasis
    .map(({ value }, index) => {
      const next = expressions[index];
      if (next === undefined) return value.cooked ?? '';
      return `${value.cooked ?? ''}${next.type === 'ConditionalExpression' ? '…' : '8'}`;
    })
    .join('')
    .trim();

/** A text that a user may meet keeps to French typography and to our own words, also where no walk comes. */
export const frenchText = {
  create: (/** @type {import('eslint').Rule.RuleContext} */ context) => {
    /** @param {Node} node  @param {string} text */
    const judge = (node, text) => {
      if (!/\s/.test(text) || !FRENCH.test(text) || isTypeset(node)) return;
      for (const fault of faultsIn(text, FAULTS)) context.report({ node, message: `French: ${fault}` });
    };
    return {
      /** @param {Extract<Node, { type: 'Literal' }>} node */
      Literal: (node) => {
        if (typeof node.value === 'string') judge(node, node.value.trim());
      },
      /** @param {Template} node */
      TemplateLiteral: (node) => judge(node, inWords(node)),
      /** @param {Node & { readonly value: string }} node */
      JSXText: (node) => judge(node, node.value.replace(/\s*\n\s*/g, ' ').trim()),
    };
  },
};
