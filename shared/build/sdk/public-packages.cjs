/**
 * @typedef {object} PublicPackage
 * @property {string} name
 * @property {'compiled' | 'as it is'} made from TypeScript in `src`, or every file of the package unchanged
 * @property {readonly string[]} [also] sources that no door leads to, and that a preset takes by their file
 * @property {readonly string[]} [copied] packages with something of theirs inside: their licences go along
 */

/**
 * What `npm run sdk` packs for repositories outside: everything that a remote may import, and its tools. `@portal/testing`
 * is not here: it runs the back office of this workspace.
 * @type {readonly PublicPackage[]}
 */
const PUBLIC_PACKAGES = [
  { name: '@portal/domain', made: 'compiled' },
  { name: '@portal/kit', made: 'compiled' },
  {
    name: '@portal/ui',
    made: 'compiled',
    // Replaces lucide's runtime: `lean-icons.cjs`.
    also: ['src/icon/lean-lucide.tsx'],
    copied: ['@fontsource-variable/besley', '@fontsource-variable/figtree'],
  },
  { name: '@portal/forms', made: 'compiled' },
  { name: '@portal/api', made: 'compiled' },
  { name: '@portal/features', made: 'compiled' },
  { name: '@portal/remote-sdk', made: 'as it is' },
];

const TEST = /\.test\.(?:[cm]?[jt]sx?|json|yaml)$/;

/**
 * Whether a file is for tests of this workspace only.
 * @param {string} file
 */
const isTest = (file) => TEST.test(file);

module.exports = { PUBLIC_PACKAGES, isTest };
