import { useNavigate } from '@portal/kit';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './rich-text.module.css';
import { sanitise } from './sanitise';

interface RichTextProps {
  /** Raw HTML of the content service: sanitised here. */
  readonly html: string;
  /** `path` draws a numbered list as the panes of a file's façade: what happens next. */
  readonly look?: 'path' | undefined;
}

function showWordsInstead(event: Event): void {
  if (event.target instanceof HTMLImageElement) event.target.replaceWith(event.target.alt);
}

/** A path of a page: no fragment of this page, no file. */
const PAGE = /^\/(?!assets\/)[^.]*$/;

/** The page that a pressed link leads to; undefined for another address, another window, and what is no link. */
function pageAsked(event: MouseEvent): string | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element))
    return undefined;
  const href = target.closest('a')?.getAttribute('href') ?? '';
  return PAGE.test(href) ? href : undefined;
}

/** Renders HTML: the only place in the portal that does. Links to its pages open without a reload. */
export function RichText({ html, look }: RichTextProps) {
  const navigate = useNavigate();
  const clean = useMemo(() => sanitise(html), [html]);
  const text = useRef<HTMLDivElement>(null);
  // Before an image can fail. Captures, since error events do not bubble.
  useLayoutEffect(() => {
    const element = text.current;
    element?.addEventListener('error', showWordsInstead, true);
    return () => element?.removeEventListener('error', showWordsInstead, true);
  }, []);
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const page = pageAsked(event);
      if (page === undefined) return;
      event.preventDefault();
      void navigate(page);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <div
      ref={text}
      className={styles.richText}
      data-look={look}
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
