import { CONTENT_PAGES, type ContentPageName } from '@portal/domain/content';
import { Card, CardBody } from '@portal/ui/card';
import { defer, map, of, switchMap } from 'rxjs';
import { useApi, useResource } from '../resource';

/** Includes the sanitiser (10 kB): loaded only where there is a text. A failed download is retried by the next use. */
const richText = defer(() => import('./rich-text')).pipe(map((module) => module.RichText));

interface PageContentProps {
  readonly page: ContentPageName;
  /** In a card of its own, which is not shown without a text. */
  readonly inCard?: boolean;
}

/** The content service's text for a screen. Shows nothing on failure, which is only reported (section 8). */
export function PageContent({ page, inCard = false }: PageContentProps) {
  const api = useApi();
  const content = useResource(
    () =>
      api.content.page(CONTENT_PAGES[page]).pipe(
        switchMap((found) => {
          if (found === undefined || found.html === '') return of(undefined);
          return richText.pipe(map((RichText) => ({ RichText, html: found.html })));
        }),
      ),
    [api, page],
  );
  if (content.value === undefined) return null;
  const { RichText, html } = content.value;
  const text = <RichText html={html} />;
  if (!inCard) return text;
  return (
    <Card as="div" tone="sunken">
      <CardBody>{text}</CardBody>
    </Card>
  );
}
