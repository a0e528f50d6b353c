import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../commands/install.mjs';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { readJson } from '../../remote-sdk/project/read-json.cjs';
import { sharedVersions } from '../../remote-sdk/webpack/share-list.cjs';
import { catalogVersion, workspacePackages } from '../webpack/workspace.cjs';

/**
 * What `npm run sdk` packs for repositories outside: everything that a remote may import, and its tools. `@portal/testing`
 * is not here: it runs the back office of this workspace. `sources` are compiled; `bundles` are files made of other
 * packages of this workspace too, place → entry from the root; `copied`: packages with something of theirs inside.
 * @type {readonly { name: string, sources?: string, bundles?: Record<string, string>, copied?: string[] }[]}
 */
export const PUBLIC_PACKAGES = [
  { name: '@portal/domain' },
  { name: '@portal/kit' },
  {
    name: '@portal/ui',
    copied: ['besley', 'figtree', 'plus-jakarta-sans', 'roboto-slab'].map(
      (font) => `@fontsource-variable/${font}`,
    ),
  },
  { name: '@portal/forms' },
  { name: '@portal/api' },
  { name: '@portal/features' },
  {
    name: '@portal/remote-sdk',
    sources: 'src/testing',
    bundles: {
      // The proxy of `portal-remote dev`.
      'src/dev/index.js': 'shared/remote-sdk/src/dev/index.ts',
      // The command line of the portal, without a server in it: what it does, a portal that runs does.
      'portal/command-line.mjs': 'shell/release/src/command/portal.ts',
    },
  },
];

const UNPACKED = /\.test\.\w+$|^package\.json$|^src\/(?:.*\/)?(?:testing\/.*\/|fixtures\/)/;
const SOURCE = /(?<!\.d)\.tsx?$/;
const LICENCE = path.join(root, 'shared/build/sdk/licence.txt');
const KEPT = ['name', 'version', 'description', 'type', 'engines', 'bin', 'peerDependenciesMeta'];

/** @param {string} name of a public package */
export const folderOf = (name) => `shared/${name.replace('@portal/', '')}`;

/** @param {string} name @param {string} range `workspace:*`, `catalog:` or a range of npm */
function versionOf(name, range) {
  if (range.startsWith('catalog:')) return catalogVersion(name);
  return range.startsWith('workspace:') ? workspacePackages().get(name)?.manifest.version : range;
}

/**
 * The dependencies at the versions that they were tested with. What the shell provides exists once in the page, so it is a
 * peer, and its types are an optional one: who writes JavaScript does without.
 * @param {Record<string, any>} manifest of the workspace
 */
function dependenciesOf({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const provided = Object.keys(sharedVersions(path.join(root, 'shell/page')));
  const exact = Object.entries(dependencies).filter(
    ([name, range]) =>
      !provided.includes(name) &&
      // Others of the workspace are inside the bundles.
      (!range.startsWith('workspace:') || PUBLIC_PACKAGES.some((each) => each.name === name)),
  );
  const peers = Object.entries({ ...peerDependencies, ...dependencies }).filter(
    ([name]) => provided.includes(name) || Object.hasOwn(peerDependencies, name),
  );
  const types = peers.map(([name]) => `@types/${name}`).filter((name) => /\/react(?:-dom)?$/.test(name));
  /** @param {string} name @param {string} range */
  const later = (name, range) => (/^[\^\d]/.test(range) ? range : `^${versionOf(name, range)}`);
  return {
    dependencies: Object.fromEntries(exact.map(([name, range]) => [name, versionOf(name, range)])),
    peerDependencies: Object.fromEntries([
      ...peers.map(([name, range]) => [name, later(name, range)]),
      ...types.map((name) => [name, `^${catalogVersion(name)}`]),
    ]),
    peerDependenciesMeta: {
      ...peerDependenciesMeta,
      ...Object.fromEntries(types.map((name) => [name, { optional: true }])),
    },
  };
}

/**
 * The `package.json` of a tarball; its doors lead to what was compiled. It stays `private`: npm installs the file, and
 * refuses to publish code that is under no licence.
 * @param {Record<string, any>} manifest of the workspace
 */
function publishedManifest(manifest) {
  const kept = KEPT.filter((field) => manifest[field] !== undefined).map((field) => [field, manifest[field]]);
  const { sideEffects, exports } = manifest;
  const compiled = JSON.stringify({ sideEffects, exports }).replaceAll(/(?<!\.d)\.tsx?"/g, '.js"');
  const doors = JSON.parse(compiled);
  return {
    ...Object.fromEntries(kept),
    private: true,
    license: 'UNLICENSED',
    ...doors,
    // One more door, by which a preset finds the folder.
    exports: { ...doors.exports, './package.json': './package.json' },
    ...dependenciesOf(manifest),
  };
}

/**
 * The licences of what others made and the package has inside.
 * @param {string} folder absolute
 * @param {readonly string[]} copied
 */
function noticesOf(folder, copied) {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const parts = copied.map((name) => {
    const home = path.dirname(resolve(`${name}/package.json`));
    const { version } = readJson(path.join(home, 'package.json'));
    const text = readFileSync(path.join(home, 'LICENSE'), 'utf8').trim();
    return `Parts of this package were made from ${name} ${version}:\n\n${text}\n`;
  });
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Bundles code of this workspace for Node. What the package states stays an import.
 * @param {string} entry from the root
 * @param {readonly string[]} stated names of packages
 * @param {string} outfile absolute
 */
async function bundleCommand(entry, stated, outfile) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [path.join(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    // What works on the releases of a portal itself: a repository outside has none.
    external: [...stated.filter((name) => !name.startsWith('@portal/')), '@portal/host/create-host'],
  });
}

/**
 * Writes a public package into a folder, as it will be in `node_modules`.
 * @param {(typeof PUBLIC_PACKAGES)[number]} each
 * @param {string} compiled what `compileSources` wrote
 * @param {string} draft absolute
 */
export async function layOutPackage({ name, sources = 'src', bundles = {}, copied }, compiled, draft) {
  const place = folderOf(name);
  const folder = path.join(root, place);
  const manifest = readJson(path.join(folder, 'package.json'));
  cpSync(path.join(compiled, place, sources), path.join(draft, sources), { recursive: true });
  for (const file of filesBelow(folder)) {
    if (UNPACKED.test(file) || (file.startsWith('src/') && SOURCE.test(file))) continue;
    cpSync(path.join(folder, file), path.join(draft, file));
  }
  /** @param {string} file @param {string} text */
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(draft, file)), { recursive: true });
    writeFileSync(path.join(draft, file), text);
  };
  for (const [file, entry] of Object.entries(bundles))
    await bundleCommand(entry, Object.keys(manifest.dependencies), path.join(draft, file));
  write('LICENSE', readFileSync(LICENCE, 'utf8'));
  if (copied) write('THIRD-PARTY-NOTICES.txt', noticesOf(folder, copied));
  write('package.json', `${JSON.stringify(publishedManifest(manifest), undefined, 2)}\n`);
}
