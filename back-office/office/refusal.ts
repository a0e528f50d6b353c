/** The command cannot be carried out: the message says why and what to do, in one line. Exit code 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** Invalid arguments. Exit code 2. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage';
}
