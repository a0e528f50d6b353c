import type { SVGProps } from 'react';

/** The lit window: our own icon for "your turn", on lucide's grid. */
export function WindowGlyph(props: SVGProps<SVGSVGElement>) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" {...props}>
      <path d="M6 21V9a6 6 0 0 1 12 0v12Z" fill="currentColor" fillOpacity=".22" />
      <path d="M12 3v18M6 11h12M4 21h16" />
    </svg>
  );
}
