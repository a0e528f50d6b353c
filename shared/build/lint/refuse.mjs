/**
 * A rule that refuses pieces of code.
 * @param {readonly { selector: string, message: string }[]} refused a selector of the syntax tree, and the message for
 *   its author
 */
export const refuse = (refused) => ({
  create: (/** @type {import('eslint').Rule.RuleContext} */ context) =>
    Object.fromEntries(
      refused.map(({ selector, message }) => [
        selector,
        (/** @type {import('eslint').Rule.Node} */ node) => context.report({ node, message }),
      ]),
    ),
});
