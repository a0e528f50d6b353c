import { CONTENT_PAGES, type ContentPageName } from '@portal/domain/content';
import { defer, map, of, switchMap } from 'rxjs';
import { useApi, useResource } from '../resource';

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
