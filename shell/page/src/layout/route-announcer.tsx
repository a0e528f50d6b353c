import { kit, useLocation } from '@portal/kit';
import { useNavigation, useNavigationType } from '@portal/kit/shell';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';

/**
 * After a navigation the reader must know where they are: the title of the new page is announced, and the focus goes to
 * its `h1`, or to the content when the page has none yet, or to what the hash of the address names. A change of the
 * query alone is not a navigation.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const howItCame: string = useNavigationType();
  const isReturn = howItCame === 'POP';
  const isIdle = useNavigation().state === 'idle';
  const [title, setTitle] = useState('');
  const place = pathname + hash;
  const shown = useRef(place);

  useEffect(() => {
    const subscription = kit().pageTitle.changes.subscribe(setTitle);
    return () => subscription.unsubscribe();
  }, []);

  useEffect(() => {
    if (!isIdle || shown.current === place) return undefined;
    shown.current = place;
    const named = document.getElementById(hash.slice(1));
    if (named) {
      focus(named, { preventScroll: false });
      return undefined;
    }
    // Back and forward: the browser knows where the reader was.
    if (!isReturn) window.scrollTo(0, 0);
    return focusHeading();
  }, [place, hash, isIdle, isReturn]);

  return (
    <VisuallyHidden as="p" aria-live="polite">
      {title}
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
  focus(heading, { preventScroll: true });
  return true;
}

/** A heading takes the focus for once, without becoming a stop of the Tab key. */
function focus(element: HTMLElement, options: FocusOptions): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}
