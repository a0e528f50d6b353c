import { useLayoutEffect, useMemo, useRef } from 'react';
import styles from './rich-text.module.css';
import { sanitise } from './sanitise';

interface RichTextProps {
  /** Raw HTML of the content service: sanitised here. */
  readonly html: string;
}

/** Replaces an image that failed to load by its alternative text. */
function showWordsInstead(event: Event): void {
  if (event.target instanceof HTMLImageElement) event.target.replaceWith(event.target.alt);
}

/** Renders HTML: the only place in the portal that does. */
export function RichText({ html }: RichTextProps) {
  const clean = useMemo(() => sanitise(html), [html]);
  const text = useRef<HTMLDivElement>(null);
  // Before an image can fail. Captures, since error events do not bubble.
  useLayoutEffect(() => {
    const element = text.current;
    element?.addEventListener('error', showWordsInstead, true);
    return () => element?.removeEventListener('error', showWordsInstead, true);
  }, []);
  return <div ref={text} className={styles.richText} dangerouslySetInnerHTML={{ __html: clean }} />;
}
