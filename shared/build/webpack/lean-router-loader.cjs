const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /^(var \w+ = )(React\d*\.forwardRef\()/gm;

/**
 * What the portal never asks of the router, and where its code asks whether it was: there it always hears no.
 * @type {readonly [RegExp, string][]}
 */
const UNASKED = [
  // Hooks around loaders and navigations, for those who trace them.
  [/if \(init\.instrumentations\)/g, 'if (false)'],
  // Errors and redirects of React's server components.
  [/if \(this\.context\b/g, 'if (false'],
  // The state of a page that the router itself rendered on a server.
  [/ \|\| parseHydrationData\(\)/g, ''],
];

/**
 * Lets a bundler leave out the parts of React Router that nobody uses (3 kB compressed). Its components are each named for
 * developer tools by an assignment, and that alone would keep `Form`, its own `Link` and what they prefetch in every page.
 * @param {string} source of the router's production build
 * @throws Error when the router's code is no longer what this was written for
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
