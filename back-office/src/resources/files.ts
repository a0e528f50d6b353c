import { field, identifier, instant, toOne } from './field';
import { rowsOf, type Resource } from './resource';
import { contentOrPlace } from './send-file';

/** Files with their content in base64. There is no list: a file is reached from the row that it belongs to. */
export const files: Resource = {
  ...rowsOf('files'),
  hasList: false,
  isFile: true,
  fields: [
    identifier,
    field('mimeType', 'mime_type'),
    field('originalFilename', 'original_filename'),
    field('fileSize', 'file_size', { type: 'integer' }),
    instant('createdAt', 'created_at', { filled: true }),
    instant('updatedAt', 'updated_at', { filled: true }),
    { ...field('content', 'content', { type: 'bytes' }), select: () => contentOrPlace },
    toOne('owner', 'owner_id'),
  ],
};
