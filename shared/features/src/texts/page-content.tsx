import { CONTENT_PAGES, type ContentPageName } from '@portal/domain/content';
import type { ReactNode } from 'react';
import { defer, map, of, switchMap } from 'rxjs';
import { Coming, useApi, useResource } from '../resource';

/** Includes the sanitiser (10 kB): loaded only where there is a text. A failed download is retried by the next use. */
const richText = defer(() => import('./rich-text')).pipe(map((module) => module.RichText));

/** The content service's text for a screen, with what draws it; undefined without one. */
export function usePageText(page: ContentPageName) {
  const api = useApi();
  return useResource(
    () =>
      api.content.page(CONTENT_PAGES[page]).pipe(
        switchMap((found) => {
          if (found === undefined || found.html === '') return of(undefined);
          return richText.pipe(map((RichText) => ({ RichText, html: found.html })));
        }),
      ),
    [api, page],
  );
}

interface PageContentProps {
  readonly page: ContentPageName;
  readonly otherwise?: ReactNode;
  readonly missing?: ReactNode;
}

/** The content service's text for a screen. Without one, what the screen gives: a failure is only reported (section 8). */
export function PageContent({ page, otherwise = null, missing = otherwise }: PageContentProps) {
  const content = usePageText(page);
  if (content.status === 'loading') return otherwise ?? <Coming />;
  if (content.value === undefined) return missing;
  const { RichText, html } = content.value;
  return <RichText html={html} />;
}
