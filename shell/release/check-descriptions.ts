import type { RemoteRoute } from '../src/registry/registry';

/** What search engines show of a description: less says little, more is cut. */
const MIN_LENGTH = 50;
const MAX_LENGTH = 160;

function objectionTo({ path, roles, access, description }: RemoteRoute): string | undefined {
  if (description === undefined) return undefined;
  if (access !== 'public' || !roles.includes('VISITOR'))
    return `It describes ${path}, which a visitor cannot open: only pages that are to be found have a description.`;
  if (/[:*]/.test(path))
    return `It describes ${path}, which is no single address: only pages that are to be found have a description.`;
  if (description !== description.trim() || /[\n\t<>]/.test(description))
    return `It describes ${path} with more than plain text on one line.`;
  return description.length < MIN_LENGTH || description.length > MAX_LENGTH
    ? `It describes ${path} in ${String(description.length)} characters: ${String(MIN_LENGTH)} to ${String(MAX_LENGTH)} are what search engines show.`
    : undefined;
}

/**
 * What is wrong with the descriptions of a release, which decide what search engines index and say; one sentence each.
 * Two pages that say the same are one page too many for them.
 */
export function objectionsToDescriptions(routes: readonly RemoteRoute[]): readonly string[] {
  const described = routes.filter(({ description }) => description !== undefined);
  const twice = described.filter(
    ({ description }, index) => described.findIndex((other) => other.description === description) < index,
  );
  return [
    ...routes.flatMap((route) => objectionTo(route) ?? []),
    ...twice.map(({ path }) => `It describes ${path} in the words of another page.`),
  ];
}
