import type { RemoteRoute } from '@portal/registry/registry';

/** Lengths that search engines show: shorter says little, longer is cut. */
const MIN_LENGTH = 50;
const MAX_LENGTH = 160;

const isOpen = ({ roles, access }: RemoteRoute): boolean => access === 'public' && roles.includes('VISITOR');
const isOneAddress = ({ path }: RemoteRoute): boolean => !/[:*]/.test(path);

function objectionTo(route: RemoteRoute): string | undefined {
  const { path, description } = route;
  if (description === undefined) return undefined;
  if (!isOpen(route))
    return `It describes ${path}, which a visitor cannot open: only pages that are to be found have a description.`;
  if (!isOneAddress(route))
    return `It describes ${path}, which is no single address: only pages that are to be found have a description.`;
  if (description !== description.trim() || /[\n\t<>]/.test(description))
    return `It describes ${path} with more than plain text on one line.`;
  return description.length < MIN_LENGTH || description.length > MAX_LENGTH
    ? `It describes ${path} in ${String(description.length)} characters: ${String(MIN_LENGTH)} to ${String(MAX_LENGTH)} are what search engines show.`
    : undefined;
}

/** Problems for search engines; one sentence each. Two pages with the same description count as duplicates. */
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
