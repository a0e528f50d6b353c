import { watch } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/install.mjs';

/** Editors write a file in several steps, and several files may be saved at once. */
const SETTLED_AFTER_MS = 150;
const NOISE = /(^|[\\/])(\.|node_modules)|\.test\.(?:tsx?|json)$|~$/;

/**
 * Calls `onChange` after changes of a source, never concurrently: changes during a call lead to one more call.
 * @param {{ packages: readonly string[], onChange: () => Promise<void> }} options `packages`: folders, from the root
 */
export function watchSources({ packages, onChange }) {
  /** @type {NodeJS.Timeout | undefined} */
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
      await onChange().catch((error) => console.error(error.message));
    } while (isStale);
    isBusy = false;
  }

  for (const each of packages) {
    // Links, such as those of node_modules, are not followed.
    const watcher = watch(path.join(root, each), { recursive: true }, (_, file) => {
      if (file && NOISE.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(run, SETTLED_AFTER_MS);
    });
    // A file that is deleted before it was examined is no reason to stop.
    watcher.on(
      'error',
      (/** @type {NodeJS.ErrnoException} */ error) => error.code === 'ENOENT' || console.error(error.message),
    );
  }
}
