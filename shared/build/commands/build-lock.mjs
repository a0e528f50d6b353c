import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const file = path.join(root, '.cache/build.lock');
const POLL_MS = 200;

/** @param {number} pid */
const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

function holder() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Takes the lock; false when another live process has it. A dead process's lock is taken over. */
function take() {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const pid = holder();
  // 0: the lock file is being written right now.
  if (pid !== undefined && pid !== 0 && !isRunning(pid)) rmSync(file, { force: true });
  return false;
}

/**
 * Runs a task while no other process builds in this workspace: two concurrent builds would take twice as long and write
 * the same files. The second waits, then finds everything built.
 * @template T
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function whileBuildingAlone(task) {
  let hasTold = false;
  while (!take()) {
    if (!hasTold) console.log('Another build is under way in this folder: waiting for it');
    hasTold = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    return await task();
  } finally {
    rmSync(file, { force: true });
  }
}
