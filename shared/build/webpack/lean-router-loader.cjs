const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /^(var \w+ = )(React\d*\.forwardRef\()/gm;

/**
 * Lets a bundler leave out the components of React Router that nobody uses. Each is named for developer tools by an
 * assignment, and that alone would keep `Form`, its own `Link` and what they prefetch in every page (2 kB compressed).
 * @param {string} source of the router's production build
 */
module.exports = (source) => source.replace(DISPLAY_NAME, '').replace(COMPONENT, '$1/* @__PURE__ */ $2');
