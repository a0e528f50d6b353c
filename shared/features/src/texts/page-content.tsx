import { CONTENT_PAGES, type ContentPageName } from '@portal/domain/content';
import { Card, CardBody } from '@portal/ui/card';
import { defer, map, of, switchMap } from 'rxjs';
import { useApi, useResource } from '../resource';

/** With what cleans a text, ten kilobytes: only where there is one. A download that failed is begun again by the next. */
const richText = defer(() => import('./rich-text')).pipe(map((module) => module.RichText));

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
