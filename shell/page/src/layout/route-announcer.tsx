import { kit, useLocation } from '@portal/kit';
import { useNavigation, useNavigationType } from '@portal/kit/shell';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';

/**
 * After a navigation, announces the new title and moves the focus: to the `h1`, or to the content when there is none
 * yet, or to the target of the URL's hash. A change of the query alone is not a navigation.
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
    // On back and forward the browser restores the scroll position.
    if (!isReturn) window.scrollTo(0, 0);
    return focusHeading();
  }, [place, hash, isIdle, isReturn]);

  return (
    <VisuallyHidden as="p" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}

/** Focuses the heading now, or once it appears unless the user has moved the focus. */
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

/** Focuses a heading without adding it to the tab order. */
function focus(element: HTMLElement, options: FocusOptions): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}
