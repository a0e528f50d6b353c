/** What is taken back is off every screen within five seconds (decision 0048); an unchanged registry is a 304. */
const PERIOD_MS = 4000;

/**
 * Refreshes the registry when the page becomes visible or online, and every four seconds while it is both: a hidden page
 * has no use for a new version.
 * @param refresh must merge concurrent calls
 * @returns stops watching
 */
export function watchRegistry(refresh: () => unknown, page: Window = window): () => void {
  const { document } = page;
  const look = () => {
    if (document.visibilityState === 'visible' && page.navigator.onLine) refresh();
  };
  const timer = page.setInterval(look, PERIOD_MS);
  for (const event of ['focus', 'online']) page.addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    page.clearInterval(timer);
    for (const event of ['focus', 'online']) page.removeEventListener(event, look);
    document.removeEventListener('visibilitychange', look);
  };
}
