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

/** System errors when there is no room left. */
const FULL: Readonly<Record<string, string>> = { ENOSPC: 'the disk is full', EDQUOT: 'the quota is used up' };

/** System errors of a disk that is broken. */
const BROKEN = ['EIO'];

/** System errors when the user may not write, also on a read-only file system. */
const UNWRITABLE = ['EROFS', 'EACCES', 'EPERM'];

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether a write failed because there is no room. */
export const isDiskFull = (error: unknown): boolean => Object.hasOwn(FULL, codeOf(error));

/** Whether the disk refused a write: no room, no permission, or broken. */
export const isDiskRefusal = (error: unknown): boolean =>
  isDiskFull(error) || [...UNWRITABLE, ...BROKEN].includes(codeOf(error));

/** The file that could not be written: of a copy or a move, the one that it makes. */
function fileOf(error: object): string | undefined {
  const { dest, path } = error as { readonly dest?: unknown; readonly path?: unknown };
  return typeof dest === 'string' ? dest : typeof path === 'string' ? path : undefined;
}

/** Names the file in an error of the disk that names none, as those of a write or a sync. */
export function naming(file: string, error: unknown): unknown {
  return isDiskRefusal(error) && error instanceof Error && fileOf(error) === undefined
    ? Object.assign(error, { path: file })
    : error;
}

/** Converts an error to a refusal; undefined when it is a bug. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error) || !isDiskRefusal(error)) return undefined;
  const file = fileOf(error);
  if (file === undefined) return undefined;
  const code = codeOf(error);
  if (BROKEN.includes(code))
    return new Refusal(
      `${file} cannot be written: the disk fails (${code}). See to the disk, then run the command again.`,
      { cause: error },
    );
  return new Refusal(
    isDiskFull(error)
      ? `${file} cannot be written: ${String(FULL[code])} (${code}). Make room, then run the command again.`
      : `${file} cannot be written (${code}): ship into a folder that you can write, which PORTAL_DIST or --dist names.`,
    { cause: error },
  );
}
