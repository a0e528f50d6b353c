import type { StoredFile } from '@portal/domain/file';
import { idOf, text } from './fields';
import { fieldsOf, readOptional } from './read-body';

export const readFile = readOptional<StoredFile>(
  fieldsOf({
    id: ['id', idOf],
    content: ['content', text],
    mimeType: ['mimeType', text],
    filename: ['originalFilename', text],
  }),
);
