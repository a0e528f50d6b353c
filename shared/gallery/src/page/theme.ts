import { useSyncExternalStore } from 'react';

/** `system` follows the machine. */
export type Theme = 'system' | 'light' | 'dark';

const PARAMETER = 'theme';
const listeners = new Set<() => void>();

/** What the address asks for: the theme is part of it, so that a link shows what its sender saw. */
function themeOfAddress(): Theme {
  const asked = new URLSearchParams(location.search).get(PARAMETER);
  return asked === 'light' || asked === 'dark' ? asked : 'system';
}

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Shows the page in a theme, and keeps it in the address. */
export function chooseTheme(theme: Theme) {
  const address = new URL(location.href);
  if (theme === 'system') address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, theme);
  history.replaceState(null, '', address);
  apply(theme);
  for (const tell of listeners) tell();
}

/** The theme that was chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, themeOfAddress);
}

function subscribe(tell: () => void) {
  apply(themeOfAddress());
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}
