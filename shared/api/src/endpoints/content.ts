import { isApiError, type Kit, type PortalSettings } from '@portal/kit';
import { catchError, map, type Observable, of, throwError } from 'rxjs';
import type { ContentApi } from '../api';
import { inOurWords } from '../problems';
import {
  fromContactMessage,
  readContactPage,
  readContentPage,
  readRoadmap,
  readSlides,
} from '../wire/content.wire';

/** Section 7: page 1, limit 15, slider 3. */
const SLIDER = 3;
const SLIDES_LIMIT = 15;

/** The content service. What it does not have, or keeps to itself (403, not 404), is simply not there. */
export function createContentApi({ content }: Kit['http'], settings: PortalSettings): ContentApi {
  const readPage = readContentPage(settings.contentUrl);
  const items = (path: string, params = {}) => content.read({ path: `/items/${path}`, params }, 'lookup');
  const read = <T>(
    answers: ReturnType<typeof items>,
    toValue: (body: unknown) => T,
    absent: T,
  ): Observable<T> =>
    answers.pipe(
      map(({ body }) => toValue(body)),
      catchError((error: unknown) =>
        isApiError(error) && (error.status === 403 || error.status === 404)
          ? of(absent)
          : throwError(() => error),
      ),
    );

  return {
    page: (id) => read(items(`page_intergestion/${String(id)}`), readPage, undefined),
    contactPage: () => read(items('contact'), readContactPage, undefined),
    roadmap: () => read(items('roadmap_intergestion'), readRoadmap, []),
    slides: () =>
      read(
        items('slider_intergestion_files', {
          page: 1,
          limit: SLIDES_LIMIT,
          [`filter[${settings.sliderField}][_eq]`]: SLIDER,
        }),
        readSlides(settings.contentUrl),
        [],
      ),
    sendContact: (message) =>
      content.send({ method: 'POST', path: settings.contactPath, body: fromContactMessage(message) }).pipe(
        map(() => undefined),
        inOurWords({}),
      ),
  };
}
