import { kit, useLocation } from '@portal/kit';
import { useNavigation } from '@portal/kit/shell';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';

/**
 * After a navigation the reader must know where they are: the title of the new page is announced, and the focus goes to
 * its `h1`, or to the content when the page has none yet. A change of the query alone is not a navigation.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    const subscription = kit().pageTitle.changes.subscribe(setTitle);
    return () => subscription.unsubscribe();
  }, []);

  useEffect(() => {
    if (!isIdle || shown.current === pathname) return undefined;
    shown.current = pathname;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, isIdle]);

  return (
    <VisuallyHidden>
      <p aria-live="polite">{title}</p>
    </VisuallyHidden>
  );
}

/** Focuses the heading of the page now, or when it comes, unless the reader has gone on meanwhile. */
function focusHeading(): (() => void) | undefined {
  const main = document.getElementById('contenu');
  if (!main) return undefined;
  if (focusHeadingOf(main)) return undefined;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeadingOf(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeadingOf(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
