/** The command will not be carried out: the message says in one line why, and what to do. Exit code 1. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** What was typed makes no sense. Exit code 2. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage';
}
