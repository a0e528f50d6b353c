import type { Screen } from './screen';

/** Short walks spread evenly over the workers, and a failure skips few screens. */
const LENGTH = 8;

/**
 * The screens in short walks named by their ends: `visitor-home to visitor-registered`. The environment variable
 * `SCREENS`, a regular expression, selects screens.
 */
export function inWalks(screens: readonly Screen[]): readonly (readonly [string, readonly Screen[]])[] {
  const only = new RegExp(process.env['SCREENS'] ?? '');
  const wanted = screens.filter(({ name }) => only.test(name));
  return Array.from({ length: Math.ceil(wanted.length / LENGTH) }, (_, index) => {
    const walk = wanted.slice(index * LENGTH, (index + 1) * LENGTH);
    return [`${walk[0]?.name ?? ''} to ${walk.at(-1)?.name ?? ''}`, walk] as const;
  });
}
