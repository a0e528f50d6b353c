import { frenchText } from './french-text.mjs';

/**
 * A rule that refuses pieces of code, each by a selector of the syntax tree, with one message for their author.
 * @param {string} message
 * @param {readonly string[]} selectors
 */
const refuse = (message, selectors) => ({
  create: (/** @type {import('eslint').Rule.RuleContext} */ context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (/** @type {import('eslint').Rule.Node} */ node) => context.report({ node, message }),
      ]),
    ),
});

const CLOCK = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
];

/** The domain never reads the clock. */
const pure = refuse('Pure: take `now` as a parameter.', CLOCK);

/** Screens read the server's clock: this device's may be days wrong. */
const oneClock = refuse('One clock: ask serverTime() of @portal/features/resource.', CLOCK);

/** Rendering must be repeatable. `serverTime()` stays allowed, unlike `new Date()` in `react/purity`. */
const steady = refuse('Steady: ask for it in a handler, an effect or the first state.', [
  'CallExpression[callee.object.name=/^(Math|Date)$/][callee.property.name=/^(random|now)$/]',
]);

/** Lint rules specific to this repository; `.oxlintrc.json` says where each applies. */
export default {
  meta: { name: 'portal' },
  rules: {
    'french-text': frenchText,
    'one-clock': oneClock,
    pure,
    steady,
  },
};
