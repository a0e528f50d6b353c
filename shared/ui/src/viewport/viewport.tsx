import { useSyncExternalStore } from 'react';

/** Breakpoints: medium 40rem, wide 64rem, desk 80rem. */
export type Breakpoint = '40rem' | '48rem' | '64rem' | '80rem';

/**
 * Whether the page is at least this wide, for content that must not be rendered twice (a table and its cards); prefer
 * CSS otherwise. True where media queries are unsupported.
 */
export function useMinWidth(width: Breakpoint): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = ask(width);
      query?.addEventListener('change', changed);
      return () => query?.removeEventListener('change', changed);
    },
    () => ask(width)?.matches ?? true,
    () => true,
  );
}

function ask(width: Breakpoint): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(`(min-width: ${width})`) : undefined;
}
