const postcss = require('postcss');

const CLASSES = /\sclass="([^"]*)"/g;
const CLASS = /\.((?:[\w-]|\\.)+)/g;
/** What a selector asks in brackets: something that is not there, or one of several. */
const ARGUMENTS = /\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/**
 * Every class that HTML names.
 * @param {string} html
 */
const classesOf = (html) => new Set([...html.matchAll(CLASSES)].flatMap(([, names]) => names.split(/\s+/)));

/**
 * The layers of a sheet, in the order in which it opens them: that is the order in which they win.
 * @param {import('postcss').Root} sheet
 */
function layersOf(sheet) {
  const layers = new Set();
  sheet.walkAtRules('layer', ({ params }) => params.split(',').forEach((name) => layers.add(name.trim())));
  return [...layers];
}

/**
 * What HTML needs of a style sheet to look as it will: the rules of its classes, and all that is no matter of a class.
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
