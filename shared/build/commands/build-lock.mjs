import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { root } from './install.mjs';

const POLL_MS = 200;
/** After 30 s the lock of a process that was killed is taken over; one whose machine slept goes on. */
const OPTIONS = { stale: 30_000, onCompromised: () => undefined };

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
  const release = await lock(folder, OPTIONS).catch((error) => {
    if (error.code !== 'ELOCKED') throw error;
    console.log('Another build is under way in this folder: waiting for it');
    const retries = { forever: true, minTimeout: POLL_MS, maxTimeout: POLL_MS };
    return lock(folder, { ...OPTIONS, retries });
  });
  try {
    return await task();
  } finally {
    await release();
  }
}
