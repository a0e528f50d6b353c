/** A message to one person, as text and as a page that says the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Who gets the answer, where it is not the sender. */
  readonly replyTo?: string;
}

/**
 * Brings one message out of the house; throws when it could not.
 * @throws RefusedMail when it never will
 */
export type MailTransport = (mail: Mail) => Promise<void>;

/** The mail server will not take this message, however often it is asked: no such person, too large. */
export class RefusedMail extends Error {
  override readonly name = 'RefusedMail';
}
