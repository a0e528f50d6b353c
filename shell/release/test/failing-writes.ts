import fs from 'node:fs';

/** A call that would change the disk. */
export interface Write {
  /** 1 for the first one of the command; the copies of one folder, made at once, count as one. */
  readonly nth: number;
  readonly file: string;
  /** Whether it removes something. */
  readonly isRemoval: boolean;
  /** Whether the disk is asked to confirm what was written. */
  readonly isSync: boolean;
}

type Call = (...args: never[]) => unknown;

/** The calls that commands change the disk with. */
const WRITES = [
  'writeFileSync',
  'writeSync',
  'openSync',
  'linkSync',
  'renameSync',
  'mkdirSync',
  'rmSync',
  'fsyncSync',
] as const;
/** The system names no file when they fail. */
const UNNAMED = ['writeFileSync', 'writeSync', 'fsyncSync', 'sync'];

/** Reads change nothing, nor do folders that are there already and files that are gone already. */
function isWrite(call: string, [file, flags]: readonly unknown[]): boolean {
  if (call === 'openSync') return /[wax+]/.test(String(flags));
  if (call === 'fsyncSync') return true;
  if (call === 'mkdirSync') return !fs.existsSync(String(file));
  return call !== 'rmSync' || fs.existsSync(String(file));
}

/**
 * Runs a command on a disk that fails, for the tests of this folder.
 * @param folder what is outside of it is written as ever
 * @param fails gets each write before it is made; its result, such as `ENOSPC`, is the error of the system
 * @returns whether a write failed, with the error of the command
 */
export async function onFailingDisk(
  folder: string,
  fails: (write: Write) => string | undefined,
  command: () => Promise<unknown>,
): Promise<{ readonly hasFailed: boolean; readonly error?: unknown }> {
  let nth = 0;
  let last = '';
  let isInCall = false;
  let hasFailed = false;
  /** The open files that syncs are about. */
  const opened = new Map<unknown, string>();

  function failIfTold(call: string, args: readonly unknown[]): void {
    const [file, dest] = args.map(String);
    const isMove = ['linkSync', 'renameSync', 'copyFile'].includes(call);
    const target = call === 'fsyncSync' ? (opened.get(args[0]) ?? '') : String(isMove ? dest : file);
    if (call !== 'writeSync' && !target.startsWith(folder)) return;
    // Copies are synced while others are made.
    const group = call === 'sync' ? 'copyFile' : call;
    if (group !== 'copyFile' || group !== last) nth += 1;
    last = group;
    const code = fails({
      nth,
      file: target,
      isRemoval: call === 'rmSync',
      isSync: /sync$|^fsync/.test(call),
    });
    if (code === undefined) return;
    hasFailed = true;
    throw Object.assign(new Error(`${code}: ${call}`), {
      code,
      ...(!UNNAMED.includes(call) && { path: file, ...(isMove && { dest }) }),
    });
  }

  const spies = WRITES.map((call) => {
    const real = fs[call] as Call;
    return jest.spyOn(fs, call).mockImplementation(((...args: never[]) => {
      // A call is made of others, which are not the command's.
      if (isInCall) return real(...args);
      if (isWrite(call, args)) failIfTold(call, args);
      isInCall = true;
      try {
        const result = real(...args);
        if (call === 'openSync') opened.set(result, String(args[0]));
        return result;
      } finally {
        isInCall = false;
      }
    }) as never);
  });
  const { copyFile } = fs.promises;
  const copies = jest.spyOn(fs.promises, 'copyFile').mockImplementation(async (...args) => {
    failIfTold('copyFile', args);
    return copyFile(...args);
  });
  const { open } = fs.promises;
  const opens = jest.spyOn(fs.promises, 'open').mockImplementation(async (...args) => {
    const handle = await open(...args);
    const { sync } = handle;
    handle.sync = async () => {
      failIfTold('sync', args);
      await sync.call(handle);
    };
    return handle;
  });
  try {
    await command();
    return { hasFailed };
  } catch (error) {
    return { error, hasFailed };
  } finally {
    for (const spy of [...spies, copies, opens]) spy.mockRestore();
  }
}
