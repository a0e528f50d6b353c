import { open, type FileHandle } from 'node:fs/promises';

/** Opens a file or a folder, works with it, and returns once the disk has it: without making the process wait. */
async function synced(
  place: string,
  flags: string,
  work?: (handle: FileHandle) => Promise<void>,
): Promise<void> {
  const handle = await open(place, flags, 0o600);
  try {
    await work?.(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the bytes of a file survive a power cut. */
export const syncFile = (file: string): Promise<void> => synced(file, 'r+');

/** Makes what was made or renamed in a folder survive a power cut. */
export const syncEntries = (folder: string): Promise<void> => synced(folder, 'r');

/**
 * Writes a file, readable by its owner alone, that survives a power cut.
 * @param flags as of `fs.open`: 'wx' for a file that must not be there
 */
export const writeSynced = (file: string, content: string | Buffer, flags = 'w'): Promise<void> =>
  synced(file, flags, (handle) => handle.writeFile(content));
