import type { ContentPageName } from '@portal/domain/content';
import type { ReactNode } from 'react';
import { Coming } from '../resource';
import { usePageText } from './use-page-text';

interface PageContentProps {
  readonly page: ContentPageName;
  /** Heading of the block in which the text stands: left out of the text when it begins with the same one. */
  readonly under?: string;
  readonly otherwise?: ReactNode;
  readonly missing?: ReactNode;
}

/** The content service's text for a screen. Without one, what the screen gives: a failure is only reported (section 8). */
export function PageContent({ page, under, otherwise = null, missing = otherwise }: PageContentProps) {
  const content = usePageText(page);
  if (content.status === 'loading') return otherwise ?? <Coming />;
  if (content.value === undefined) return missing;
  const { RichText, html } = content.value;
  return <RichText html={under === undefined ? html : withoutHeading(html, under)} />;
}

const HEADING = /^\s*<h2[^>]*>([^<]*)<\/h2>/;

function withoutHeading(html: string, heading: string): string {
  const [whole = '', text = ''] = HEADING.exec(html) ?? [];
  return text.trim() === heading ? html.slice(whole.length) : html;
}
