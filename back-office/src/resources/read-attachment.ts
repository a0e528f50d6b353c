import { checkAttachment, type Attachment } from '../attachments';
import type { Form } from '../wire/form';
import type { JsonObject } from '../wire/json-body';
import { wireTypes, type JsonSchema } from '../wire/json-schema';

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
 * @returns undefined when there is none, or when it was refused in the form
 */
export function readAttachment(form: Form, value: unknown, field: string): Attachment | undefined {
  if (value === undefined || value === null) return undefined;
  const { originalFilename: fileName, content } = isObject(value) ? value : {};
  if (typeof fileName !== 'string' || !isBase64(content)) {
    form.notValid(field);
    return undefined;
  }
  const checked = checkAttachment(Buffer.from(content, 'base64'), fileName);
  if ('bytes' in checked) return checked;
  form.refuse(checked, field);
  return undefined;
}
