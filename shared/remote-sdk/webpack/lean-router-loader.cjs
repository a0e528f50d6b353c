const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /^(var \w+ = )(React\d*\.forwardRef\()/gm;

/**
 * Features of the router that the portal never uses, with the code that tests for them replaced.
 * @type {readonly [RegExp, string][]}
 */
const UNASKED = [
  // package.json points bundlers at the development build.
  [/ENABLE_DEV_WARNINGS = true/g, 'ENABLE_DEV_WARNINGS = false'],
  // Instrumentation hooks of loaders and navigations.
  [/if \(init\.instrumentations\)/g, 'if (false)'],
  // Errors and redirects of React Server Components.
  [/if \(this\.context\b/g, 'if (false'],
  // Hydration data of a page rendered by the router on a server.
  [/ \|\| parseHydrationData\(\)/g, ''],
  // Optimistic updates of transitions; reading React by a computed name costs a namespace object at run time.
  [/React\d*\[USE_OPTIMISTIC\]/g, 'undefined'],
  // Actions and fetchers: forms send nothing by the router.
  [
    / else if \(opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)\)/g,
    ' else if (false)',
  ],
  [/(?<=^ {4}fetch: )fetch2(?=,$)/gm, 'undefined'],
  // The browser's transitions between two pages, whose link option ours does not pass on.
  [/if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/g, 'if (true)'],
  [/let isViewTransitionAvailable = [^;]*;/g, ''],
  [/if \(vtContext\.isTransitioning && /g, 'if (false && '],
  [/if \(renderDfd && pendingState && /g, 'if (false && '],
  [/if \(!vtContext\.isTransitioning && /g, 'if (false && '],
  [/warnOnce\(\s*(?:flushSync === false|viewTransitionOpts == null)[\s\S]*?\n {6}\);/g, ''],
];

/**
 * Lets the bundler drop unused parts of React Router (5 kB compressed). Assignments of `displayName` to its components
 * would keep `Form`, its own `Link` and their prefetching in every page.
 * @param {string} source of the router's build for bundlers
 * @throws Error when the router's code has changed and no longer matches
 */
module.exports = (source) => {
  const named = source.replace(DISPLAY_NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ $2');
  if (!source.includes('function createRouter(')) return named;
  return UNASKED.reduce((code, [question, no]) => {
    const leaner = code.replace(question, no);
    if (leaner === code)
      throw new Error(`React Router has no ${question} any more: see lean-router-loader.cjs`);
    return leaner;
  }, named);
};
