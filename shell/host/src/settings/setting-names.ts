import { SETTING_NAMES } from './setting-table';

/** Names that only this portal uses. */
const NAMES = SETTING_NAMES.filter((name) => name.startsWith('PORTAL_'));

/** Set automatically by Kubernetes and Docker for services whose name begins with `portal`. */
const OF_SERVICES = /^PORTAL_(?:\w+_)?(?:SERVICE_(?:HOST|PORT)|PORT|NAME|ENV)(?:_|$)/;
/** More edits than this are no typing error. */
const MAX_SLIPS = 4;

/** Levenshtein distance. */
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

/** A warning about misspelt settings, with the closest one: they must not be ignored silently. */
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
