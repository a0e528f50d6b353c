import type { Screen } from './screen';

/** Short walks, so that the browsers share them evenly and one that fails hides few others. */
const LENGTH = 8;

/**
 * The screens in short walks, each with a name of its own: `visitor-home to visitor-registered`. `SCREENS`, a regular
 * expression in the environment, leaves out what somebody at work on one screen does not want to wait for.
 */
export function inWalks(screens: readonly Screen[]): readonly (readonly [string, readonly Screen[]])[] {
  const only = new RegExp(process.env['SCREENS'] ?? '');
  const wanted = screens.filter(({ name }) => only.test(name));
  return Array.from({ length: Math.ceil(wanted.length / LENGTH) }, (_, index) => {
    const walk = wanted.slice(index * LENGTH, (index + 1) * LENGTH);
    return [`${walk[0]?.name ?? ''} to ${walk.at(-1)?.name ?? ''}`, walk] as const;
  });
}
