const postcss = require('postcss');

const CLASSES = /\sclass="([^"]*)"/g;
const CLASS = /\.((?:[\w-]|\\.)+)/g;
/** The arguments of functional pseudo-classes, such as `:not(…)` and `:is(…)`. */
const ARGUMENTS = /\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/**
 * Every class in a piece of HTML.
 * @param {string} html
 */
const classesOf = (html) => new Set([...html.matchAll(CLASSES)].flatMap(([, names]) => names.split(/\s+/)));

/**
 * The cascade layers of a sheet in the order of their declaration, which decides their precedence.
 * @param {import('postcss').Root} sheet
 */
function layersOf(sheet) {
  const layers = new Set();
  sheet.walkAtRules('layer', ({ params }) => params.split(',').forEach((name) => layers.add(name.trim())));
  return [...layers];
}

/**
 * The part of a style sheet that a piece of HTML needs: the rules for its classes, and all rules without classes.
 * @param {string} css minified
 * @param {string} html
 * @returns {string} with the layers in the order of the sheet
 */
function criticalCss(css, html) {
  const sheet = postcss.parse(css);
  const layers = layersOf(sheet);
  const classes = classesOf(html);
  /** @param {string} selector */
  const matters = (selector) =>
    [...selector.replaceAll(ARGUMENTS, '').matchAll(CLASS)].every(([, name]) =>
      classes.has(name.replaceAll('\\', '')),
    );
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter(matters);
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  sheet.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return `@layer ${layers.join(',')};${sheet.toString()}`;
}

module.exports = { criticalCss };
