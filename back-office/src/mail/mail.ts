/** A message to one person, as text and as equivalent HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where replies go, if not to the sender. */
  readonly replyTo?: string;
}

/**
 * Sends a message.
 * @throws RefusedMail when the mail server will never accept it; any other error means that it may later
 */
export type MailTransport = (mail: Mail) => Promise<void>;

/** Permanently refused by the mail server: no such recipient, too large. */
export class RefusedMail extends Error {
  override readonly name = 'RefusedMail';
}
