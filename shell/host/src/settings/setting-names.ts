import { SETTING_NAMES } from './setting-table';

/** Set automatically by Kubernetes and Docker for services whose name begins with `portal`. */
const OF_SERVICES = /^PORTAL_(?:\w+_)?(?:SERVICE_(?:HOST|PORT)|PORT|NAME|ENV)(?:_|$)/;
/** What other programs read, as near to a name of ours as a slip of the hand. */
const OF_OTHERS = new Set(['FTP_URL', 'HTTP_URL', 'SMTP_SSL']);
/** Nobody else begins a name with `PORTAL_`: what is further off is still told, with the nearest name up to here. */
const MAX_SLIPS_OF_OURS = 4;

/** Two slips from `HOST` or `PORT` are `HOME`, `DBHOST` and much else; `TRUSTED_PROXY` is three from what it means. */
function maxSlips(name: string): number {
  if (name.length <= 4) return 1;
  return name.length >= 15 ? 3 : 2;
}

/** Edits from one name to the other; two letters in the wrong order are one of them. */
export function slipsBetween(one: string, other: string): number {
  let above: readonly number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const change = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const swap = isSwapped ? (above[to - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(change, swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    [above, row] = [row, next];
  }
  return row[other.length] ?? 0;
}

function nearestTo(unknown: string): { readonly name: string; readonly slips: number } | undefined {
  const [nearest] = SETTING_NAMES.filter(
    (name) => Math.abs(name.length - unknown.length) <= MAX_SLIPS_OF_OURS,
  )
    .map((name) => ({ name, slips: slipsBetween(unknown, name) }))
    .sort((a, b) => a.slips - b.slips);
  return nearest;
}

function judge(name: string): string | undefined {
  if (SETTING_NAMES.includes(name) || OF_SERVICES.test(name) || OF_OTHERS.has(name)) return undefined;
  const nearest = nearestTo(name);
  const isOurs = name.startsWith('PORTAL_');
  if (nearest && nearest.slips <= (isOurs ? MAX_SLIPS_OF_OURS : maxSlips(nearest.name)))
    return `${name} is no setting of the portal: ${nearest.name} is.`;
  return isOurs ? `${name} is no setting of the portal: docs/settings.md lists them.` : undefined;
}

/** A warning about misspelt settings, with the closest one: they must not be ignored silently. */
export function unknownSetting(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  for (const name of Object.keys(environment)) {
    const said = judge(name);
    if (said !== undefined) return said;
  }
  return undefined;
}
