import { describeChanges } from '../registry/describe-changes';
import { inWords } from '../registry/release-facts';
import { keptSerials, readHistoryEntry } from '../registry/release-history';
import { moment, type Outcome } from '../outcome';
import { readServedIfReadable, releasedIn } from '../registry/written-registry';

/** Maximum number of registries in the text output; `--json` has them all. */
const SHOWN = 20;

type Page = ReturnType<typeof pagesOf>[number];

function pagesOf(dist: string, current: number | undefined) {
  const entries = keptSerials(dist)
    .filter((serial) => current === undefined || serial <= current)
    .reverse()
    .flatMap((serial) => {
      const entry = readHistoryEntry(dist, serial);
      return entry ? [{ serial, ...entry }] : [];
    });
  const replaced = new Set(entries.map(({ replaces }) => replaces));
  const releasedAt = (serial: number | undefined) => {
    const entry = entries.find((each) => each.serial === serial);
    return entry && releasedIn(entry.registry);
  };
  return entries
    .map(({ serial, registry, cause, by, replaces, releases }, index) => {
      const next = entries[index + 1];
      return {
        serial,
        at: registry.generatedAt,
        cause,
        by: by ?? null,
        isServed: serial === current,
        // A command that is killed between the history and the registry leaves one that nothing ever replaces. What
        // earlier versions wrote does not say what it replaced.
        wasServed: !next || next.replaces === undefined || replaced.has(serial),
        changes: describeChanges(releasedAt(replaces ?? entries[index - 1]?.serial), releasedIn(registry)),
        releases,
      };
    })
    .reverse();
}

function describePage({
  serial,
  at,
  cause,
  by,
  isServed,
  wasServed,
  changes,
  releases,
}: Page): readonly string[] {
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
  const pages = pagesOf(dist, readServedIfReadable(dist)?.serial);
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
