import { fork, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './install.mjs';

const { folderOf } = createRequire(import.meta.url)('../webpack/app.cjs');

/**
 * The remotes that `dist/remotes.json` points at: by name, the version, and whether an operator chose it.
 * @returns {Map<string, { stable: string, pinned?: boolean }>}
 */
export function lastBuilt() {
  const file = path.join(root, 'dist/remotes.json');
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).remotes) : []);
}

/** Builds remotes for production, in a process of its own. Resolves with whether it went well. */
export function buildOnce(names) {
  return new Promise((resolve) => {
    const file = path.join(import.meta.dirname, 'build.mjs');
    const child = spawn(process.execPath, [file, ...names], { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });
}

const indented = (text) => text.replaceAll(/^/gm, '  ');

/**
 * Compiles apps from now on, whenever their sources change.
 * @param {object} options
 * @param {string} options.out folder of the releases
 * @param {readonly string[]} options.apps such as "shell" and "agent"
 * @param {(news: object, folder: string | undefined) => Promise<void>} options.onNews what `dev-compiler.mjs` tells;
 *   the folder is that of a release that is good
 */
export function compile({ out, apps, onNews }) {
  const folders = apps.map(folderOf);
  const child = fork(path.join(import.meta.dirname, 'dev-compiler.mjs'), [out, ...folders], { cwd: root });
  // One after the other: a page must not hear of a build before its release is served.
  let last = Promise.resolve();
  child.on('message', (news) => {
    if (news.kind === 'built') sayBuilt(news);
    const isGood = news.kind === 'built' && news.errors.length === 0;
    last = last.then(() => onNews(news, isGood ? path.join(out, news.place) : undefined));
  });
  return { ended: new Promise((resolve) => child.on('close', resolve)), stop: () => child.kill('SIGTERM') };
}

function sayBuilt({ name, ms, isNew, errors }) {
  if (errors.length > 0) console.error(`${name} does not build:\n${errors.map(indented).join('\n')}`);
  else if (isNew) console.log(`Built ${name} (${(ms / 1000).toFixed(1)} s)`);
}
