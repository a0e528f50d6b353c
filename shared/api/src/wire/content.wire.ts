import type { ContactMessage, ContactPage, ContentPage } from '@portal/domain/content';
import * as v from 'valibot';
import { rowId, text } from './fields';
import { readPicture } from './picture.wire';
import { readOptional } from './read-body';

const PageWire = v.object({ id: rowId, title: text, content: text, image: v.optional(v.unknown()) });
const ContactWire = v.object({ title: text, content: text });

/** What the content service wraps everything in. */
const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;

export const readContentPage = (contentUrl: string) => {
  const read = readOptional(PageWire, (wire): ContentPage => ({
    id: wire.id,
    title: wire.title,
    html: wire.content,
    picture: readPicture(contentUrl, wire.image),
  }));
  return (body: unknown): ContentPage | undefined => read(dataOf(body));
};

/** The texts of the contact page: one object, or the first row of a list, as the service is set up. */
export function readContactPage(body: unknown): ContactPage | undefined {
  const data = dataOf(body);
  const read = readOptional(ContactWire, (wire): ContactPage => ({ title: wire.title, html: wire.content }));
  return read(Array.isArray(data) ? data[0] : data);
}

/** The eight fields of the contact form, and nothing else of the form's state. */
export function fromContactMessage(message: ContactMessage): ContactMessage {
  const { firstName, lastName, organization, contactBy, email, phoneNumber, reason, comment } = message;
  return { firstName, lastName, organization, contactBy, email, phoneNumber, reason, comment };
}
