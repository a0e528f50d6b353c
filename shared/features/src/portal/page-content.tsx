import { CONTENT_PAGES, type ContentPageName } from '@portal/domain/content';
import { useMemo } from 'react';
import { RichText } from './rich-text';
import { useApi } from './use-api';
import { useResource } from './use-resource';

interface PageContentProps {
  readonly page: ContentPageName;
}

/**
 * The text that the content service keeps for a screen. Whatever goes wrong, nothing shows in its place: the failure
 * is only reported (section 8).
 */
export function PageContent({ page }: PageContentProps) {
  const api = useApi();
  const content = useResource(useMemo(() => api.content.page(CONTENT_PAGES[page]), [api, page]));
  if (content.status !== 'ready' || content.value === undefined || content.value.html === '') return null;
  return <RichText html={content.value.html} />;
}
