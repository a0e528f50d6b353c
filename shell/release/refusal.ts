/** The command will not be carried out: the message says in one line why, and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Ends the command with one line for the operator. */
export function refuse(message: string, cause?: unknown): never {
  throw new Refusal(message, { cause });
}

/** What the system says of a folder in which this user may write nothing: a package on a read-only disk is one. */
const UNWRITABLE = ['EROFS', 'EACCES', 'EPERM'];

/** What ended a command, as the refusal that it is; undefined when it is a fault of ours. */
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
