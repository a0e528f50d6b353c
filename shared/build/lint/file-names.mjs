const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const SAYS_NOTHING = new Set(['utils', 'helpers', 'misc', 'common', 'types', 'constants']);

/**
 * @returns {string | undefined} Why a file may not have this name: `project-card.test.tsx` may.
 * @param {string} name
 */
function refusedName(name) {
  const stem = name.replace(/\.[a-z]+$/, '');
  if (!KEBAB_CASE.test(stem)) return `Name « ${name} » in kebab-case.`;
  if (SAYS_NOTHING.has(stem)) return `Name « ${name} » after its idea.`;
  return undefined;
}

export const fileNames = {
  /** @param {import('eslint').Rule.RuleContext} context */
  create(context) {
    const message = refusedName(context.filename.replace(/^.*[\\/]/, ''));
    return message === undefined
      ? {}
      : { Program: (/** @type {import('eslint').Rule.Node} */ node) => context.report({ node, message }) };
  },
};
