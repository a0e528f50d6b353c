/**
 * What server-rendered HTML of a release must not contain, and why. It goes into the page unchanged, before any code of
 * ours runs, and under a policy without inline code or styles.
 */
/** @type {readonly [RegExp, string][]} */
const FAULTS = [
  [/<script\b/i, 'a script'],
  [/<style\b/i, 'a style sheet'],
  [/<(?:iframe|object|embed|base|meta|link)\b/i, 'an element that loads or redirects'],
  [/<[^>]*\sstyle=/i, 'a style attribute, which the policy of the page ignores'],
  [/<[^>]*\son[a-z]+=/i, 'an event handler, which the policy of the page refuses'],
  // Enter would submit it natively before the code has loaded, with the input in the URL.
  [/<(?:form|input|select|textarea)\b/i, 'a form or a field'],
  // The browser numbers them differently, so references to them would break.
  [/="[^"]*(?:_[rR]_|:[rR]|«[rR])[\da-z]*(?:_|:|»)/, 'an id that React counts'],
];

/**
 * @param {string} html
 * @returns {string[]} its faults; empty when it may go into a page
 */
const faultsOf = (html) => FAULTS.filter(([fault]) => fault.test(html)).map(([, what]) => what);

module.exports = { faultsOf };
