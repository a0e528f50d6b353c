const PERIOD_MS = 15 * 60_000;

/**
 * Asks for the registry again when the page comes back into sight or online, and every quarter of an hour while it is
 * in sight: a page that nobody looks at has no use for a new version.
 * @param refresh asks; called twice at once, it asks once
 * @returns what ends it
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
