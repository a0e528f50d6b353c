import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { root } from './install.mjs';

const POLL_MS = 200;
/** After which the lock of a process that was killed is taken over. */
const STALE_MS = 30_000;

/**
 * Runs a task while no other process builds in this workspace: two concurrent builds would take twice as long and write
 * the same files. The second waits, then finds everything built.
 * @template T
 * @param {() => Promise<T>} task which lets timers run
 * @returns {Promise<T>}
 */
export async function whileBuildingAlone(task) {
  const folder = path.join(root, '.cache/building');
  mkdirSync(folder, { recursive: true });
  const release = await lock(folder, { stale: STALE_MS }).catch((error) => {
    if (error.code !== 'ELOCKED') throw error;
    console.log('Another build is under way in this folder: waiting for it');
    const retries = { forever: true, minTimeout: POLL_MS, maxTimeout: POLL_MS };
    return lock(folder, { stale: STALE_MS, retries });
  });
  try {
    return await task();
  } finally {
    await release();
  }
}
