import type { ReleasedApps, RemoteState, WrittenCanary } from './written-registry';

/** Who gets a canary: "10 % of AGENT, DIRECTOR". */
export const shareOf = ({ percent, roles }: WrittenCanary): string =>
  `${String(percent)} % of ${roles ? roles.join(', ') : 'everyone'}`;

function canaryChange(before: WrittenCanary | undefined, after: WrittenCanary | undefined, stable: string) {
  if (!after) return before && before.version !== stable ? [`canary ${before.version} ended`] : [];
  if (before?.version === after.version && shareOf(before) === shareOf(after)) return [];
  return [`canary ${after.version} for ${shareOf(after)}`];
}

function switchChange(before: RemoteState['disabled'], after: RemoteState['disabled']): readonly string[] {
  if (after === false) return before === false ? [] : ['switched on'];
  return before !== false && before.message === after.message ? [] : [`switched off (“${after.message}”)`];
}

function previewChange(before: readonly string[] = [], after: readonly string[] = []): readonly string[] {
  const come = after.filter((version) => !before.includes(version));
  return come.map((version) => `preview ${version}`);
}

/** Changes of one remote, a few words each; empty when no operator's choice changed. */
function changesOf(before: RemoteState | undefined, after: RemoteState): readonly string[] {
  if (!before) return [`first release ${after.stable}`];
  return [
    ...(before.stable === after.stable ? [] : [`${before.stable} → ${after.stable}`]),
    ...canaryChange(before.canary, after.canary, after.stable),
    ...previewChange(before.previews, after.previews),
    ...switchChange(before.disabled, after.disabled),
    ...(before.pinned && !after.pinned ? ['unpinned'] : []),
  ];
}

/** The changes between two registries, one line per remote: "agent: 1.4.2 → 1.5.0, canary 1.5.0 ended". */
export function describeChanges(before: ReleasedApps | undefined, after: ReleasedApps): readonly string[] {
  const gone = Object.keys(before ?? {}).filter((name) => !Object.hasOwn(after, name));
  return [
    ...Object.entries(after).flatMap(([name, entry]) => {
      const changes = changesOf(before?.[name], entry);
      return changes.length > 0 ? [`${name}: ${changes.join(', ')}`] : [];
    }),
    ...gone.map((name) => `${name}: removed`),
  ];
}
