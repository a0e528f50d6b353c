import path from 'node:path';
import { root } from '../commands/install.mjs';

/** Reached by commands that work on the releases of a portal themselves: a repository outside has none. */
const NEVER_HERE = ['@portal/host/create-host'];

/**
 * Bundles code of this workspace for Node. Packages of npm stay imports, for the package to state.
 * @param {string} entry from the root
 * @returns {Promise<{ text: string, imports: readonly string[] }>} the code, and the packages that it imports
 */
export async function bundleCommands(entry) {
  const { build } = await import('esbuild');
  /** @type {Set<string>} */
  const imports = new Set();
  const { outputFiles } = await build({
    entryPoints: [path.join(root, entry)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    plugins: [
      {
        name: 'npm-outside',
        setup(plugin) {
          plugin.onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) => {
            const isOurs = request.startsWith('@portal/') && !NEVER_HERE.includes(request);
            if (kind === 'entry-point' || isOurs) return undefined;
            if (!request.startsWith('node:') && !NEVER_HERE.includes(request)) imports.add(request);
            return { path: request, external: true };
          });
        },
      },
    ],
  });
  return { text: outputFiles.map(({ text }) => text).join(''), imports: [...imports].toSorted() };
}
