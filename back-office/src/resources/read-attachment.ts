import { checkAttachment, type Attachment } from '../attachments';
import type { JsonObject } from '../wire/json-body';
import { wireTypes, type JsonSchema } from '../wire/json-schema';
import type { Reader } from './write-context';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBase64 = (value: unknown): value is string =>
  typeof value === 'string' && value.length % 4 === 0 && BASE64.test(value);

/** What `readAttachment` reads. */
export const attachmentSchema: JsonSchema = {
  type: ['object', 'null'],
  properties: { originalFilename: wireTypes.text, mimeType: wireTypes.text, content: wireTypes.bytes },
  required: ['originalFilename', 'content'],
};

/**
 * A file inside of a body, `{"originalFilename", "content"}`, the content in base64. What kind of file it is follows from
 * its bytes: a `mimeType` may be there, as an Oro client sends it, and is not believed.
 */
export const readAttachment: Reader = (form, wire): Attachment | undefined => {
  const value = form.value(wire) ?? undefined;
  if (value === undefined) return undefined;
  const { originalFilename: fileName, content } = isObject(value) ? value : {};
  if (typeof fileName !== 'string' || !isBase64(content)) {
    form.notValid(wire);
    return undefined;
  }
  const checked = checkAttachment(Buffer.from(content, 'base64'), fileName);
  if ('bytes' in checked) return checked;
  form.refuse(checked, wire);
  return undefined;
};
