import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** A file system in memory. */
const MEMORY = '/dev/shm';
/** Generous room for stores, copies of the workspace and browser profiles. */
const ROOM_BYTES = 4e9;
/** Test databases may belong to a user of their own, who must be able to traverse the folder. */
const THROUGH = 0o711;

function hasRoom() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM_BYTES;
}

/**
 * A folder for files that tests write, in memory where there is room: stores sync every commit, which took half of the
 * time of such tests. Disk failures are simulated, whatever the disk. The folder is removed when this process ends.
 * @returns {Record<string, string>} environment variables for the tests
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
