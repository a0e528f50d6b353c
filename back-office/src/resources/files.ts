import { sql } from '../store/sql';
import { field, instant, toOne } from './field';
import type { Resource } from './resource';

/** Files with their content in base64. There is no list: a file is reached from the row it hangs on. */
export const files: Resource = {
  name: 'files',
  subject: 'files',
  from: sql`files`,
  id: { column: 'id', kind: 'integer' },
  hasList: false,
  fields: [
    field('id', 'id', { filter: 'integer' }),
    field('mimeType', 'mime_type'),
    field('originalFilename', 'original_filename'),
    field('fileSize', 'file_size'),
    instant('createdAt', 'created_at'),
    instant('updatedAt', 'updated_at'),
    field('content', 'content'),
    toOne('owner', 'owner_id'),
  ],
};
