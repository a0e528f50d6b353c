import { open, type FileHandle } from 'node:fs/promises';

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

/** Makes a file's content survive a power cut. */
export const syncFile = (file: string): Promise<void> => synced(file, 'r+');

/** Makes the creations and renames in a folder survive a power cut. */
export const syncEntries = (folder: string): Promise<void> => synced(folder, 'r');

/** Writes and syncs a file for its owner alone; flag 'wx': it must not exist. */
export const writeSynced = (file: string, content: string | Buffer, flags = 'w'): Promise<void> =>
  synced(file, flags, (handle) => handle.writeFile(content));
