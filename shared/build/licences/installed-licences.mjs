import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The licence in a `package.json`; old ones have a list, or an object with its name.
 * @param {{ license?: any, licenses?: any }} manifest
 * @returns {string | undefined}
 */
export function declaredLicence({ license, licenses }) {
  const said = [license ?? licenses ?? []].flat().map((one) => one.type ?? one);
  return said.length > 0 ? said.join(' OR ') : undefined;
}

/**
 * The declared licence of each installed package.
 * @param {string} root folder of the workspace
 * @returns {Map<string, string | undefined>} `name@version` → licence, undefined when not declared
 */
export function installedLicences(root) {
  const store = path.join(root, 'node_modules/.pnpm');
  const licences = new Map();
  for (const folder of readdirSync(store)) {
    // `@scope+name@1.0.0_…`: the package itself; beside it are links to its dependencies.
    const [, name] = /^(@?[^@]+)@/.exec(folder) ?? [];
    if (name === undefined) continue;
    const file = path.join(store, folder, 'node_modules', name.replaceAll('+', '/'), 'package.json');
    // An interrupted installation leaves empty folders.
    if (!existsSync(file)) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    licences.set(`${manifest.name}@${manifest.version}`, declaredLicence(manifest));
  }
  return licences;
}
