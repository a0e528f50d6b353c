/**
 * What HTML that a release draws must not have, and why. It goes into the page as it is: before any code of ours runs, and
 * under a policy that lets no inline code or style through.
 */
/** @type {readonly [RegExp, string][]} */
const FAULTS = [
  [/<script\b/i, 'a script'],
  [/<style\b/i, 'a style sheet'],
  [/<(?:iframe|object|embed|base|meta|link)\b/i, 'an element that loads or redirects'],
  [/<[^>]*\sstyle=/i, 'a style attribute, which the policy of the page ignores'],
  [/<[^>]*\son[a-z]+=/i, 'an event handler, which the policy of the page refuses'],
  // Enter in one would leave with what was typed in the address, before the code that reads it has arrived.
  [/<(?:form|input|select|textarea)\b/i, 'a form or a field'],
  // Numbered in another way in the browser: what refers to it would look for it in vain.
  [/="[^"]*(?:_[rR]_|:[rR]|«[rR])[\da-z]*(?:_|:|»)/, 'an id that React counts'],
];

/**
 * @param {string} html
 * @returns {string[]} what is wrong with it; none when it may go into a page
 */
const faultsOf = (html) => FAULTS.filter(([fault]) => fault.test(html)).map(([, what]) => what);

module.exports = { faultsOf };
