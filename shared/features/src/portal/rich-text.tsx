import { useMemo } from 'react';
import styles from './rich-text.module.css';
import { sanitise } from './sanitise';

interface RichTextProps {
  /** As the content service gives it: it is cleaned here. */
  readonly html: string;
}

/** A text with its markup. The only place of the portal that puts HTML into a page. */
export function RichText({ html }: RichTextProps) {
  const clean = useMemo(() => sanitise(html), [html]);
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: clean }} />;
}
