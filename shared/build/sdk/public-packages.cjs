/**
 * @typedef {object} PublicPackage
 * @property {string} name
 * @property {readonly string[]} [also] sources that no door leads to, and that a preset takes by their file
 * @property {boolean} [whole] a tool: every file and every dependency that it states goes along, and what it stands on of
 * this workspace is inside it
 * @property {boolean} [inside] has no tarball of its own: a tool has it inside
 * @property {Readonly<Record<string, string>>} [bundles] files made of other packages of this workspace: place → entry, from
 * the root; npm's own packages stay outside
 * @property {readonly string[]} [copied] packages with something of theirs inside: their licences go along
 */

/**
 * What `npm run sdk` packs for repositories outside: everything that a remote may import, and its tools. `@portal/testing`
 * is not here: it runs the back office of this workspace.
 * @type {readonly PublicPackage[]}
 */
const PUBLIC_PACKAGES = [
  { name: '@portal/domain' },
  { name: '@portal/kit' },
  {
    name: '@portal/ui',
    // Replaces lucide's runtime: `lean-icons.cjs`.
    also: ['src/icon/lean-lucide.tsx'],
    copied: ['@fontsource-variable/besley', '@fontsource-variable/figtree'],
  },
  { name: '@portal/forms' },
  { name: '@portal/api' },
  { name: '@portal/features' },
  { name: '@portal/registry', inside: true },
  {
    name: '@portal/remote-sdk',
    whole: true,
    // The proxy of `portal-remote dev`.
    also: ['src/dev/index.ts'],
    // The command line of the portal, without a server in it: what it does, a portal that runs does.
    bundles: { 'portal/command-line.mjs': 'shell/release/src/command/portal.ts' },
  },
];

const TEST = /\.test\.(?:[cm]?[jt]sx?|json|yaml)$/;

/**
 * Whether a file is for tests of this workspace only.
 * @param {string} file
 */
const isTest = (file) => TEST.test(file);

module.exports = { PUBLIC_PACKAGES, isTest };
