const PERIOD_MS = 15 * 60_000;

/**
 * Refreshes the registry when the page becomes visible or online, and every quarter of an hour while visible: a hidden
 * page has no use for a new version.
 * @param refresh must merge concurrent calls
 * @returns stops watching
 */
export function watchRegistry(refresh: () => unknown, page: Window = window): () => void {
  const { document } = page;
  const look = () => {
    if (document.visibilityState === 'visible') refresh();
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
