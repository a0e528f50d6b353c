import fs from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/**
 * Syncs of files do nothing in the tests of a file: they take most of the time that stores need to be opened and
 * copied. Not for tests of what survives a power cut. Call it before any other hook.
 */
export function skipSyncs(): void {
  const { fsyncSync } = fs;
  let handles: Pick<FileHandle, 'sync' | 'datasync'>;
  let methods: typeof handles;
  beforeAll(async () => {
    const handle = await open(__filename);
    await handle.close();
    handles = Object.getPrototypeOf(handle) as typeof handles;
    methods = { sync: handles.sync, datasync: handles.datasync };
    const nothing = (): Promise<void> => Promise.resolve();
    Object.assign(handles, { sync: nothing, datasync: nothing });
    Object.assign(fs, { fsyncSync: () => undefined });
  });
  afterAll(() => {
    Object.assign(handles, methods);
    Object.assign(fs, { fsyncSync });
  });
}
