import { INVALID_FILE } from '@portal/domain/file';
import { ApiError, type Kit } from '@portal/kit';
import { map } from 'rxjs';
import type { FilesApi } from '../api';
import { idOf, text } from '../wire/fields';
import { fieldsOf, readOptional } from '../wire/read-body';

const readFile = readOptional(
  fieldsOf({
    id: ['id', idOf],
    content: ['content', text],
    mimeType: ['mimeType', text],
    filename: ['originalFilename', text],
  }),
);

/** The file of an id never changes, so files are cached. */
export function createFilesApi({ signed }: Kit['http']): FilesApi {
  return {
    byId: (id, priority = 'visible') =>
      signed.read({ path: `/admin/api/files/${String(id)}`, priority }, 'lookup').pipe(
        map(({ body }) => {
          const file = readFile(body);
          if (file === undefined) throw new ApiError(0, [{ detail: INVALID_FILE }]);
          return file;
        }),
      ),
  };
}
