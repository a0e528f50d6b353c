import { checkAttachment, type Attachment } from '../attachments/check-attachment';
import { isObject } from '../wire/json-body';
import { wireTypes, type JsonSchema } from '../wire/json-schema';
import type { Reader } from './write-context';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

const isBase64 = (value: unknown): value is string =>
  typeof value === 'string' && value.length % 4 === 0 && BASE64.test(value);

export const attachmentSchema: JsonSchema = {
  type: ['object', 'null'],
  properties: { originalFilename: wireTypes.text, mimeType: wireTypes.text, content: wireTypes.bytes },
  required: ['originalFilename', 'content'],
};

/** `{"originalFilename", "content"}` in base64. Its type comes from its bytes: `mimeType` is ignored. */
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
