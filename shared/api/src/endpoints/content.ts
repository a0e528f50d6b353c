import { isApiError, type Kit, type PortalSettings } from '@portal/kit';
import { catchError, map, type Observable, of, throwError } from 'rxjs';
import type { ContentApi } from '../api';
import { inOurWords } from '../problems';
import { fromContactMessage, readContactPage, readContentPage } from '../wire/content.wire';

/** The file's own row, for its size. Stars: a field that visitors may not read would be a refusal of the whole page. */
const WITH_PICTURE = { fields: '*,image.*' };

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
    page: (id) => read(items(`page_intergestion/${String(id)}`, WITH_PICTURE), readPage, undefined),
    contactPage: () => read(items('contact'), readContactPage, undefined),
    sendContact: (message) =>
      content.send({ method: 'POST', path: settings.contactPath, body: fromContactMessage(message) }).pipe(
        map(() => undefined),
        inOurWords({}),
      ),
  };
}
