import { CONTENT_PAGES, type ContentPageName } from '@portal/domain/content';
import { Card, CardBody } from '@portal/ui/card';
import { useMemo } from 'react';
import { RichText } from './rich-text';
import { useApi } from './use-api';
import { useResource } from './use-resource';

interface PageContentProps {
  readonly page: ContentPageName;
  /** On a surface of its own, beside the page: there is none when there is no text. */
  readonly inCard?: boolean;
}

/**
 * The text that the content service keeps for a screen. Whatever goes wrong, nothing shows in its place: the failure
 * is only reported (section 8).
 */
export function PageContent({ page, inCard = false }: PageContentProps) {
  const api = useApi();
  const content = useResource(useMemo(() => api.content.page(CONTENT_PAGES[page]), [api, page]));
  if (content.status !== 'ready' || content.value === undefined || content.value.html === '') return null;
  const text = <RichText html={content.value.html} />;
  if (!inCard) return text;
  return (
    <Card as="div" tone="sunken">
      <CardBody>{text}</CardBody>
    </Card>
  );
}
