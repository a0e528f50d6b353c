import type { Layer } from '../artwork/drawing';

const colour = (token: string | undefined) => (token === undefined ? undefined : `var(--color-${token})`);

/**
 * Layers from bottom to top, for an `<svg fill="none">`. Not shared with `drawing`: every screen with an empty state
 * loads that, and would load this with it.
 */
export const paint = (layers: readonly Layer[]) =>
  layers.map(([{ fill, stroke, ...look }, ...paths]) =>
    paths.map((d) => <path key={d} d={d} fill={colour(fill)} stroke={colour(stroke)} {...look} />),
  );
