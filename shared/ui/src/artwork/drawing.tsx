import type { SVGAttributes } from 'react';

/** Fill and stroke of paths: colours by token name, `spot-line`. Omitted ones are not drawn. */
type Look = SVGAttributes<SVGPathElement>;

/** Paths with the same look, in painting order. */
export type Layer = readonly [look: Look, ...paths: string[]];

const colour = (token: string | undefined) => (token === undefined ? undefined : `var(--color-${token})`);

/** Layers from bottom to top, for an `<svg fill="none">`. */
export const paint = (layers: readonly Layer[]) =>
  layers.map(([{ fill, stroke, ...look }, ...paths]) =>
    paths.map((d) => <path key={d} d={d} fill={colour(fill)} stroke={colour(stroke)} {...look} />),
  );

/**
 * A decorative drawing made of layers, from bottom to top; hidden from screen readers.
 *
 * @param overflow `visible` draws outside the view box too
 */
export const drawing = (viewBox: string, layers: readonly Layer[], overflow?: 'visible') =>
  function Drawing() {
    return (
      <svg viewBox={viewBox} overflow={overflow} fill="none" aria-hidden="true" focusable="false">
        {paint(layers)}
      </svg>
    );
  };

const STROKE = { stroke: 'spot-line', strokeWidth: 2 } as const;

/** Looks that the drawings of a state share. */
export const LINE: Look = STROKE;
export const CAP: Look = { ...STROKE, strokeLinecap: 'round' };
export const filled = (fill: string): Look => ({ ...STROKE, strokeLinejoin: 'round', fill });

/** The view box of the drawings of a state. */
export const SPOT = '0 0 240 152';

/** A drawing of a state, in front of a disc and on the ground. */
export const spot = (...layers: readonly Layer[]) =>
  drawing(SPOT, [
    [{ fill: 'spot-fill-2' }, 'M50 76a70 70 0 1 0 140 0a70 70 0 1 0 -140 0Z'],
    ...layers,
    [CAP, 'M28 136H212'],
  ]);
