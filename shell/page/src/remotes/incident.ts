/** Without I, L, O, U, 0 and 1: nothing that is misheard on the telephone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

const known = new Map<string, string>();

/**
 * The id of a failure, which a person can read to whoever helps them, and which is in the report of it: `K7F-3QD`. The
 * same failure keeps its id for as long as the page lives, however often it is tried again.
 */
export function incidentOf(problem: unknown): string {
  const what = String(problem);
  const incident = known.get(what) ?? drawIncident();
  known.set(what, incident);
  return incident;
}

function drawIncident(): string {
  const drawn = crypto.getRandomValues(new Uint8Array(LENGTH));
  const letters = [...drawn].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}
