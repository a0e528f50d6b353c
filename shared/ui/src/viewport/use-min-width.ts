import { useSyncExternalStore } from 'react';

/** The widths of the look: medium 40rem, wide 64rem, desk 80rem. */
export type Breakpoint = '40rem' | '48rem' | '64rem' | '80rem';

/**
 * Whether the page is at least that wide, for what must not be in the page twice (a table and its cards). What CSS can
 * do alone, CSS does. Where widths cannot be asked for, the page is wide.
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
