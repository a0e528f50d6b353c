import {
  type ContactMessage,
  type ContactPage,
  type ContentPage,
  hasOpenMarks,
  withoutOpenMarks,
} from '@portal/domain/content';
import * as v from 'valibot';
import { rowId, text } from './fields';
import { readPicture } from './picture.wire';
import { fieldsOf, readOptional } from './read-body';

type Written<Page> = Omit<Page, 'isUnfinished'>;

const readContact = readOptional<Written<ContactPage>>(
  fieldsOf({ title: ['title', text], html: ['content', text] }),
);

const asPrinted = <Page extends Written<ContactPage>>(page: Page | undefined) =>
  page && { ...page, html: withoutOpenMarks(page.html), isUnfinished: hasOpenMarks(page.html) };

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;

export const readContentPage = (contentUrl: string) => {
  const picture = v.pipe(
    v.optional(v.unknown()),
    v.transform((image) => readPicture(contentUrl, image)),
  );
  const read = readOptional<Written<ContentPage>>(
    fieldsOf({
      id: ['id', rowId],
      title: ['title', text],
      html: ['content', text],
      picture: ['image', picture],
    }),
  );
  return (body: unknown): ContentPage | undefined => asPrinted(read(dataOf(body)));
};

/** The texts of the contact page: one object or the first row of a list, depending on the service's setup. */
export function readContactPage(body: unknown): ContactPage | undefined {
  const data = dataOf(body);
  return asPrinted(readContact(Array.isArray(data) ? data[0] : data));
}

/** The eight fields of the contact form, without the rest of the form's state. */
export function fromContactMessage(message: ContactMessage): ContactMessage {
  const { firstName, lastName, organization, contactBy, email, phoneNumber, reason, comment } = message;
  return { firstName, lastName, organization, contactBy, email, phoneNumber, reason, comment };
}
