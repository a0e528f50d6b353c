import type { Screen } from './screen';

/**
 * The screens in walks that spread evenly over the workers, named by their ends: `visitor-home to visitor-registered`.
 * The environment variable `SCREENS`, a regular expression, selects screens.
 */
export function inWalks(
  screens: readonly Screen[],
  length = 8,
): readonly (readonly [string, readonly Screen[]])[] {
  const only = new RegExp(process.env['SCREENS'] ?? '');
  const wanted = screens.filter(({ name }) => only.test(name));
  return Array.from({ length: Math.ceil(wanted.length / length) }, (_, index) => {
    const walk = wanted.slice(index * length, (index + 1) * length);
    return [`${walk[0]?.name ?? ''} to ${walk.at(-1)?.name ?? ''}`, walk] as const;
  });
}
