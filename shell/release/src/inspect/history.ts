import { servedIn } from '../deploy/portal';
import { readPortal } from '../deploy/read-portal';
import { describeChanges } from '../registry/describe-changes';
import { inWords } from '../registry/release-facts';
import type { KeptEntry } from '../registry/stored-registries';
import { moment, type Outcome } from '../outcome';
import { releasedIn } from '../registry/written-registry';

/** Maximum number of registries in the text output; `--json` has them all. */
const SHOWN = 20;

/** @param entries newest first */
function pagesOf(entries: readonly KeptEntry[], current: number | undefined) {
  const replaced = new Set(entries.map(({ replaces }) => replaces));
  return entries.map(({ serial, registry, cause, by, replaces, releases }, index) => {
    const before = entries.find((each) => each.serial === replaces);
    return {
      serial,
      at: registry.generatedAt,
      cause,
      by: by ?? null,
      isServed: serial === current,
      // A command that is killed between the history and the registry leaves one that nothing ever replaces.
      wasServed: index === 0 || replaced.has(serial),
      changes: describeChanges(before && releasedIn(before.registry), releasedIn(registry)),
      releases,
    };
  });
}

function describePage(page: ReturnType<typeof pagesOf>[number]): readonly string[] {
  const { serial, at, cause, by, isServed, wasServed, changes, releases } = page;
  const who = by === null ? '' : ` (${by})`;
  return [
    `${String(serial)}  ${moment(at)}  ${cause}${who}${isServed ? '  ← served now' : wasServed ? '' : '  NEVER SERVED'}`,
    ...changes.map((change) => `      ${change}`),
    ...Object.entries(releases).map(([release, facts]) => `      ${release}: ${inWords(facts)}`),
  ];
}

/** The registries served so far, newest first: time, command, changes, and where their releases come from. */
export function history(dist: string): Outcome {
  // Unreadable is when the history is needed most.
  const portal = readPortal(dist);
  const current = servedIn(portal)?.serial;
  const entries = portal.history.filter(({ serial }) => current === undefined || serial <= current);
  const pages = pagesOf(entries, current);
  const more = pages.length - SHOWN;
  return {
    lines: [
      ...pages.slice(0, SHOWN).flatMap(describePage),
      ...(more > 0 ? [`… and ${String(more)} before: --json has them all.`] : []),
      ...(pages.length === 0 ? [`No registry is kept in ${dist}.`] : []),
    ],
    data: { history: pages },
  };
}
