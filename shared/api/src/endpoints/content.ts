import { isApiError, type Kit, type PortalSettings } from '@portal/kit';
import { catchError, map, type Observable, of, throwError } from 'rxjs';
import type { ContentApi } from '../api';
import { inOurWords } from '../problems';
import { fromContactMessage, readContactPage, readContentPage } from '../wire/content.wire';

/** For the image size. Wildcards: the service refuses a request that names a field visitors may not read. */
const WITH_PICTURE = { fields: '*,image.*' };

/** The content service. Missing and unreadable pages (403, not 404) are undefined. */
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
