/** Without I, L, O, U, 0 and 1, which are easily confused on the telephone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

const known = new Map<string, string>();

/** The code shown to the user and reported, `K7F-3QD`; the same error keeps it for the lifetime of the page. */
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
