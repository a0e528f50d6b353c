import { fork } from 'node:child_process';
import path from 'node:path';

/** @typedef {import('./watch-apps.mjs').Told} Told */
/** @typedef {(news: Told, folder: string | undefined) => Promise<void>} OnNews `folder`: of a successful release */

/** @param {string} text */
const indented = (text) => text.replaceAll(/^/gm, '  ');

/**
 * Compiles apps in a process of their own, now and on each change of their sources, and says what was built.
 * @param {object} options
 * @param {string} options.script a program that calls `watchApps`
 * @param {readonly string[]} options.args of it
 * @param {string} options.cwd
 * @param {string} options.out folder of the releases
 * @param {OnNews} options.onNews called with each message
 */
export function followCompiler({ script, args, cwd, out, onNews }) {
  const child = fork(script, args, { cwd });
  // In order: a page must not learn of a build before its release is served.
  let last = Promise.resolve();
  child.on('message', (message) => {
    const news = /** @type {Told} */ (message);
    if (news.kind === 'built') sayBuilt(news);
    const folder = news.kind === 'built' && news.errors.length === 0 ? path.join(out, news.place) : undefined;
    last = last.then(() => onNews(news, folder));
  });
  return { ended: new Promise((resolve) => child.on('close', resolve)), stop: () => child.kill('SIGTERM') };
}

/** @param {import('./watch-apps.mjs').Built} news */
function sayBuilt({ name, ms, isNew, errors }) {
  if (errors.length > 0) console.error(`${name} does not build:\n${errors.map(indented).join('\n')}`);
  else if (isNew) console.log(`Built ${name} (${(ms / 1000).toFixed(1)} s)`);
}
