import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Where memory poses as a disk. */
const MEMORY = '/dev/shm';
/** Stores, copies of the workspace and profiles of browsers, with much to spare. */
const ROOM_BYTES = 4e9;
/** Databases of the tests may belong to a user of their own, who has to come through. */
const THROUGH = 0o711;

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES;
}

/**
 * A folder for what tests write, in memory where there is room: they sync every commit as a store does, and half of the
 * time of such a file was the disk. What a disk does when it fails is played to them, whatever the disk is.
 * It is gone when this process ends.
 * @returns {Record<string, string>} what to add to the environment of the tests
 */
export function makeTemporaryFolder() {
  if (!hasRoom()) return {};
  const folder = mkdtempSync(path.join(MEMORY, 'portal-tests-'));
  chmodSync(folder, THROUGH);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])
    process.once(signal, () => process.exit(code));
  return { TMPDIR: folder };
}
