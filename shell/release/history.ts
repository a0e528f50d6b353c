import { describeChanges } from './describe-changes';
import { inWords } from './release-facts';
import { keptSerials, readHistoryEntry } from './release-history';
import { moment, type Outcome } from './outcome';
import { readServedIfReadable, type WrittenRegistry } from './written-registry';

/** Maximum number of registries in the text output; `--json` has them all. */
const SHOWN = 20;

type Page = ReturnType<typeof pagesOf>[number];

function pagesOf(dist: string, current: number | undefined) {
  const serials = keptSerials(dist).filter((serial) => current === undefined || serial <= current);
  let before: WrittenRegistry | undefined;
  const pages = serials.reverse().flatMap((serial) => {
    const entry = readHistoryEntry(dist, serial);
    if (!entry) return [];
    const { registry, cause, by, releases } = entry;
    const changes = describeChanges(before?.remotes, registry.remotes);
    before = registry;
    return [
      {
        serial,
        at: registry.generatedAt,
        cause,
        by: by ?? null,
        isServed: serial === current,
        changes,
        releases,
      },
    ];
  });
  return pages.reverse();
}

function describePage({ serial, at, cause, by, isServed, changes, releases }: Page): readonly string[] {
  const who = by === null ? '' : ` (${by})`;
  return [
    `${String(serial)}  ${moment(at)}  ${cause}${who}${isServed ? '  ← served now' : ''}`,
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
