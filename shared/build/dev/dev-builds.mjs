import { readFileSync } from 'node:fs';
import path from 'node:path';
import { followCompiler } from '../../remote-sdk/develop/follow-compiler.mjs';
import { root } from '../commands/install.mjs';
import { folderOf } from '../webpack/app.cjs';

/**
 * The apps in `dist/remotes.json`: the version of each, and whether an operator has pinned it.
 * @returns {Map<string, { stable: string, pinned?: boolean }>} by name; empty without a registry that can be read
 */
export function lastBuilt() {
  try {
    const { remotes, shell } = JSON.parse(readFileSync(path.join(root, 'dist/remotes.json'), 'utf8'));
    return new Map(Object.entries({ ...remotes, ...(shell && { shell }) }));
  } catch {
    return new Map();
  }
}

/**
 * Compiles apps of the workspace now and on each change of their sources.
 * @param {object} options
 * @param {string} options.out folder of the releases
 * @param {readonly string[]} options.apps such as "shell" and "agent"
 * @param {import('../../remote-sdk/develop/follow-compiler.mjs').OnNews} options.onNews
 */
export const compile = ({ out, apps, onNews }) =>
  followCompiler({
    script: path.join(import.meta.dirname, 'dev-compiler.mjs'),
    args: [out, ...apps.map(folderOf)],
    cwd: root,
    out,
    onNews,
  });
