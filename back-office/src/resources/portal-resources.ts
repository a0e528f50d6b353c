import { addresses } from './addresses';
import { agencies } from './agencies';
import { field, identifier, instant, toOne } from './field';
import { geography, lists, staff } from './lists';
import { people } from './people';
import type { PersonWriteServices } from './person-writes';
import { projects } from './projects';
import { propositions, type DecisionSettings } from './propositions';
import { resourceTable, rowsOf, type Resource, type ResourceTable } from './resource';
import { contentOrPlace } from './send-file';

/** Files with their content in base64. There is no list: a file is reached from the row that it belongs to. */
const files: Resource = {
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

export const portalResources = (services: PersonWriteServices & DecisionSettings): ResourceTable =>
  resourceTable([
    people(services),
    addresses,
    projects,
    propositions(services),
    ...agencies,
    ...staff,
    ...geography,
    ...lists,
    files,
  ]);
