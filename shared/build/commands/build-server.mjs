import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inputsHash } from '../webpack/workspace.cjs';
import { root } from './install.mjs';

const production = path.join(root, 'dist/server');
const stamp = path.join(production, 'build.json');
/**
 * Bundle → its source file, from the root.
 * @type {Readonly<Record<string, string>>}
 */
export const ENTRIES = {
  main: 'shell/server/main.ts',
  'assemble-registry': 'shell/release/src/deploy/assemble-registry.ts',
  portal: 'shell/release/src/command/portal.ts',
  store: 'shell/host/src/store.ts',
  'content-directus': 'back-office/directus/main.ts',
  office: 'back-office/office/main.ts',
};
const BARE = /^[^./]/;

/**
 * Our code is bundled; npm packages stay where pnpm put them and are linked beside the bundle, so that they find the
 * files they read at run time (PGlite's WebAssembly, native argon2). `import.meta.url` keeps the path of the source
 * file: modules read their data (migrations, content) from the sources.
 * @param {string} out
 */
const portalBundle = (out) => ({
  name: 'portal-bundle',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    const linked = new Map();
    build.onResolve({ filter: BARE }, ({ path: request, resolveDir, kind }) => {
      if (kind === 'entry-point' || request.startsWith('node:') || request.startsWith('@portal/'))
        return undefined;
      const name = request
        .split('/')
        .slice(0, request.startsWith('@') ? 2 : 1)
        .join('/');
      const home = nearestPackage(name, resolveDir);
      if (home) linked.set(name, home);
      return { path: request, external: true };
    });
    build.onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      if (!source.includes('import.meta.')) return undefined;
      const relative = path.relative(out, file).split(path.sep).join('/');
      const url = `new URL(${JSON.stringify(relative)}, __bundle).href`;
      const contents = source
        .replaceAll('import.meta.url', url)
        .replaceAll('import.meta.dirname', `__folderOf(${url})`);
      return { contents, loader: file.endsWith('.ts') ? 'ts' : 'js' };
    });
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return;
      for (const [name, home] of linked) link(out, name, home);
    });
  },
});

/**
 * The folder of an npm package as resolved from a workspace folder; undefined for Node's own modules.
 * @param {string} name
 * @param {string} from
 */
function nearestPackage(name, from) {
  for (let folder = from; folder.startsWith(root); folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(candidate)) return candidate;
  }
  return undefined;
}

/** @param {string} out @param {string} name @param {string} home */
function link(out, name, home) {
  const place = path.join(out, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  rmSync(place, { recursive: true, force: true });
  const target = process.platform === 'win32' ? home : path.relative(path.dirname(place), home);
  symlinkSync(target, place, process.platform === 'win32' ? 'junction' : 'dir');
}

/**
 * Whether a bundle of these sources exists.
 * @param {string} hash
 */
function isCurrent(hash) {
  if (!existsSync(stamp) || JSON.parse(readFileSync(stamp, 'utf8')).hash !== hash) return false;
  const files = [...Object.keys(ENTRIES).map((name) => `${name}.mjs`), 'node_modules'];
  return files.every((file) => existsSync(path.join(production, file)));
}

/**
 * Bundles the server and the release tools into `dist/server`, unless they are up to date.
 * @param {() => void} [onStart] called before building
 * @returns {Promise<boolean>} whether something was built
 */
export async function buildServer(onStart) {
  const hash = inputsHash({
    name: '@portal/server',
    also: [
      'shell/remotes.policy.json',
      'shared/build/commands/build-server.mjs',
      'shared/remote-sdk/drawing',
      'shared/remote-sdk/files',
    ],
  });
  if (isCurrent(hash)) return false;
  onStart?.();
  await bundleForNode(ENTRIES, production);
  writeFileSync(stamp, `${JSON.stringify({ hash })}\n`);
  return true;
}

/**
 * Bundles TypeScript entries for Node, with links to the packages they import.
 * @param {Readonly<Record<string, string>>} entries name of the bundle → file, from the root
 * @param {string} out folder, replaced if it exists
 */
export async function bundleForNode(entries, out) {
  const { build, stop } = await import('esbuild');
  rmSync(out, { recursive: true, force: true });
  await build({
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, path.join(root, file)]),
    ),
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    loader: { '.sql': 'text' },
    logLevel: 'silent',
    banner: {
      js: [
        "import { fileURLToPath as __toPath } from 'node:url';",
        'const __bundle = import.meta.url;',
        "const __folderOf = (url) => __toPath(new URL('.', url)).replace(/[\\\\/]$/, '');",
      ].join('\n'),
    },
    plugins: [portalBundle(out)],
  });
  // Its helper process would keep this one alive.
  await stop();
}
