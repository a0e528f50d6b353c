import { fork, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/install.mjs';
import { folderOf } from '../webpack/app.cjs';

/**
 * The remotes in `dist/remotes.json`: the version of each, and whether an operator has pinned it.
 * @returns {Map<string, { stable: string, pinned?: boolean }>}
 */
export function lastBuilt() {
  const file = path.join(root, 'dist/remotes.json');
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).remotes) : []);
}

/**
 * Builds remotes for production in a separate process. Resolves with whether it succeeded.
 * @param {readonly string[]} names
 */
export function buildOnce(names) {
  return new Promise((resolve) => {
    const file = path.join(import.meta.dirname, '../commands/build.mjs');
    const child = spawn(process.execPath, [file, ...names], { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });
}

/** @param {string} text */
const indented = (text) => text.replaceAll(/^/gm, '  ');

/**
 * Compiles apps now and on each change of their sources.
 * @param {object} options
 * @param {string} options.out folder of the releases
 * @param {readonly string[]} options.apps such as "shell" and "agent"
 * @param {(news: import('./dev-compiler.mjs').Told, folder: string | undefined) => Promise<void>} options.onNews
 *   called with each message of `dev-compiler.mjs`; the folder is that of a successful release
 */
export function compile({ out, apps, onNews }) {
  const folders = apps.map(folderOf);
  const child = fork(path.join(import.meta.dirname, 'dev-compiler.mjs'), [out, ...folders], { cwd: root });
  // In order: a page must not learn of a build before its release is served.
  let last = Promise.resolve();
  child.on('message', (message) => {
    const news = /** @type {import('./dev-compiler.mjs').Told} */ (message);
    if (news.kind === 'built') sayBuilt(news);
    const folder = news.kind === 'built' && news.errors.length === 0 ? path.join(out, news.place) : undefined;
    last = last.then(() => onNews(news, folder));
  });
  return { ended: new Promise((resolve) => child.on('close', resolve)), stop: () => child.kill('SIGTERM') };
}

/** @param {import('./dev-compiler.mjs').Built} news */
function sayBuilt({ name, ms, isNew, errors }) {
  if (errors.length > 0) console.error(`${name} does not build:\n${errors.map(indented).join('\n')}`);
  else if (isNew) console.log(`Built ${name} (${(ms / 1000).toFixed(1)} s)`);
}
