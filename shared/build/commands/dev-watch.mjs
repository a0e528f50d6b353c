import { existsSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** Editors write a file in several steps, and people save several files at once. */
const SETTLED_AFTER_MS = 150;
/** Folders of a package whose files matter, with all that is below them. */
const SOURCES = ['src', 'host', 'release', 'public', 'migrations', 'content', 'webpack'];
const NOISE = /(^|[\\/])(\.|node_modules)|\.test\.tsx?$|~$/;

function packages(only) {
  const children = (folder) => readdirSync(path.join(root, folder)).map((name) => path.join(folder, name));
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const wanted = only.length > 0 ? only.map((name) => `mfe-${name}`) : remotes;
  return ['shell', 'back-office', ...wanted, ...children('shared')];
}

/**
 * Calls `onChange` after each change of a source, never twice at once: what changes meanwhile is one more call after it.
 * @param {{ only: readonly string[], onChange: () => Promise<void> }} options `only`: remotes to watch, all when empty
 */
export function watchSources({ only, onChange }) {
  let timer;
  let isBusy = false;
  let isStale = false;

  async function run() {
    if (isBusy) {
      isStale = true;
      return;
    }
    isBusy = true;
    do {
      isStale = false;
      await onChange().catch((error) => console.error(error));
    } while (isStale);
    isBusy = false;
  }

  function follow(folder, recursive) {
    const watcher = watch(folder, { recursive }, (_, file) => {
      if (file && NOISE.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(run, SETTLED_AFTER_MS);
    });
    // A file that is gone before it could be looked at is no reason to stop.
    watcher.on('error', (error) => error.code === 'ENOENT' || console.error(error.message));
  }

  for (const each of packages(only).map((name) => path.join(root, name))) {
    // The folder itself, for the manifests: a recursive watch would go through node_modules.
    follow(each, false);
    for (const folder of SOURCES.map((name) => path.join(each, name)).filter(existsSync))
      follow(folder, true);
  }
}
