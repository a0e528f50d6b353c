import { SETTING_NAMES } from './setting-table';

/** Those that nothing else on a machine is called like. */
const NAMES = SETTING_NAMES.filter((name) => name.startsWith('PORTAL_'));

/** What Kubernetes and Docker set by themselves for services whose name begins with `portal`. */
const OF_SERVICES = /^PORTAL_(?:\w+_)?(?:SERVICE_(?:HOST|PORT)|PORT|NAME|ENV)(?:_|$)/;
/** More than this is no slip of the fingers. */
const MAX_SLIPS = 4;

/** How many letters to put in, take out or change until two words are one (Levenshtein). */
export function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [at, wanted] of Array.from(other).entries()) {
      const change = (row[at] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * The line that says which name of an environment is no setting, with the nearest that is one; undefined when all are.
 * A setting that is passed over in silence is one that somebody believes in.
 */
export function unknownSetting(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith('PORTAL_') && !NAMES.includes(name) && !OF_SERVICES.test(name),
  );
  if (unknown === undefined) return undefined;
  const [nearest] = NAMES.map((name) => ({ name, slips: slipsBetween(unknown, name) })).sort(
    (a, b) => a.slips - b.slips,
  );
  return nearest !== undefined && nearest.slips <= MAX_SLIPS
    ? `${unknown} is no setting of the portal: ${nearest.name} is.`
    : `${unknown} is no setting of the portal: docs/settings.md lists them.`;
}
