import type { StoredFile } from '@portal/domain/file';
import * as v from 'valibot';
import { idOf, text } from './fields';
import { readOptional } from './read-body';

const FileWire = v.object({ id: idOf, content: text, mimeType: text, originalFilename: text });

export const readFile = readOptional(FileWire, (wire): StoredFile => ({
  id: wire.id,
  content: wire.content,
  mimeType: wire.mimeType,
  filename: wire.originalFilename,
}));
