/** What a command does not do, in one line for who called it. */
export class Refusal extends Error {
  /** @override */
  name = 'Refusal';
}
