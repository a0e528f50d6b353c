/** The command is refused; the message says in one line why, and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export function refuse(message: string, cause?: unknown): never {
  throw new Refusal(message, { cause });
}

/** System errors when the user may not write, also on a read-only file system. */
const UNWRITABLE = ['EROFS', 'EACCES', 'EPERM'];

/** Converts an error to a refusal; undefined when it is a bug. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return undefined;
  const { code, path } = error;
  if (!UNWRITABLE.includes(String(code))) return undefined;
  return new Refusal(
    `${String(path)} cannot be written (${String(code)}): ship into a folder that you can write, which PORTAL_DIST or --dist names.`,
    { cause: error },
  );
}
