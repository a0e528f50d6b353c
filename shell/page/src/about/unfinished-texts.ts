import { CONTENT_PAGES } from '@portal/domain/content';
import { defer, forkJoin, map, switchMap } from 'rxjs';

/** Titles of the texts in which the operator has something left to fill in. */
export const unfinishedTexts = defer(() => import('@portal/api')).pipe(
  switchMap(({ api }) => {
    const { contactPage, page } = api().content;
    return forkJoin([contactPage(), ...Object.values(CONTENT_PAGES).map((id) => page(id))]);
  }),
  map((texts) => texts.flatMap((text) => (text?.isUnfinished ? [text.title] : []))),
);
