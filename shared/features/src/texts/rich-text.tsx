import { useLayoutEffect, useMemo, useRef } from 'react';
import styles from './rich-text.module.css';
import { sanitise } from './sanitise';

interface RichTextProps {
  /** As the content service gives it: it is cleaned here. */
  readonly html: string;
}

/** Puts its words in the place of a picture that could not be had: a broken frame tells nobody anything. */
function showWordsInstead(event: Event): void {
  if (event.target instanceof HTMLImageElement) event.target.replaceWith(event.target.alt);
}

/** A text with its markup. The only place of the portal that puts HTML into a page. */
export function RichText({ html }: RichTextProps) {
  const clean = useMemo(() => sanitise(html), [html]);
  const text = useRef<HTMLDivElement>(null);
  // Before a picture can fail; such an event goes down to its picture, and does not come up again.
  useLayoutEffect(() => {
    const element = text.current;
    element?.addEventListener('error', showWordsInstead, true);
    return () => element?.removeEventListener('error', showWordsInstead, true);
  }, []);
  return <div ref={text} className={styles.richText} dangerouslySetInnerHTML={{ __html: clean }} />;
}
