import { createElement, type SVGProps } from 'react';

/** A drawing as lucide writes it: its elements, and their attributes with a `key`. */
export interface LucideDrawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/**
 * Stands in for lucide's own `createLucideIcon` in what browsers get (`shared/build/webpack`): the same drawing, without
 * the options that the portal has no use for, which weighed 1.3 kB in the shell and again in each remote.
 */
export default function createIcon({ node }: LucideDrawing) {
  return function LucideIcon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
      </svg>
    );
  };
}
