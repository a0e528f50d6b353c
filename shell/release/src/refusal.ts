/** The command is refused; the message says in one line why, and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** An invalid command line: exit code 2. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage';
}

export function refuse(message: string, cause?: unknown): never {
  throw new Refusal(message, { cause });
}

const ROOM = 'Make room, then run the command again.';
const FOLDER = 'ship into a folder that you can write, which PORTAL_DIST or --dist names.';

/** What is said when the disk refuses a write: no room, broken, no permission. */
const DISK: Readonly<Record<string, string>> = {
  ENOSPC: `: the disk is full (ENOSPC). ${ROOM}`,
  EDQUOT: `: the quota is used up (EDQUOT). ${ROOM}`,
  EIO: ': the disk fails (EIO). See to the disk, then run the command again.',
  EROFS: ` (EROFS): ${FOLDER}`,
  EACCES: ` (EACCES): ${FOLDER}`,
  EPERM: ` (EPERM): ${FOLDER}`,
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether the disk has no room. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** Whether the disk refused a write. */
export const isDiskRefusal = (error: unknown): boolean => Object.hasOwn(DISK, codeOf(error));

/** The file that could not be written: of a copy or a move, the one that it makes. */
function fileOf(error: unknown): string | undefined {
  const { dest, path } = error as { readonly dest?: unknown; readonly path?: unknown };
  return typeof dest === 'string' ? dest : typeof path === 'string' ? path : undefined;
}

/** Names the file in an error of the disk that names none, as those of a write or a sync. */
export const naming = (file: string, error: unknown): unknown =>
  isDiskRefusal(error) && fileOf(error) === undefined ? Object.assign(error as Error, { path: file }) : error;

/** Converts an error to a refusal; undefined when it is a bug. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const file = isDiskRefusal(error) ? fileOf(error) : undefined;
  return file === undefined
    ? undefined
    : new Refusal(`${file} cannot be written${String(DISK[codeOf(error)])}`, { cause: error });
}
