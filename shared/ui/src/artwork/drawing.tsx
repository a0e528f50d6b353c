import type { SVGProps } from 'react';

/** How paths look: colours by the name of their token, `spot-line`; what is not said is not drawn. */
type Look = Pick<
  SVGProps<SVGPathElement>,
  | 'fill'
  | 'stroke'
  | 'strokeWidth'
  | 'strokeDasharray'
  | 'strokeLinecap'
  | 'strokeLinejoin'
  | 'opacity'
  | 'transform'
>;

/** Paths that look the same, and lie one over the other in this order. */
type Layer = readonly [look: Look, ...paths: string[]];

const colour = (token: string | undefined) => (token === undefined ? undefined : `var(--color-${token})`);

/**
 * A drawing made of layers, the lowest first. It decorates: nobody hears it.
 * @param overflow `visible`: what lies outside of the box is drawn too
 */
export const drawing = (viewBox: string, layers: readonly Layer[], overflow?: 'visible') =>
  function Drawing() {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox={viewBox}
        overflow={overflow}
        fill="none"
        aria-hidden="true"
        focusable="false"
      >
        {layers.map(([{ fill, stroke, ...look }, ...paths]) =>
          paths.map((d) => <path key={d} d={d} fill={colour(fill)} stroke={colour(stroke)} {...look} />),
        )}
      </svg>
    );
  };
