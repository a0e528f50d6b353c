/** The command will not be carried out: the message says in one line why, and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Ends the command with one line for the operator. */
export function refuse(message: string, cause?: unknown): never {
  throw new Refusal(message, { cause });
}
