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

/**
 * What the outbox stores: the occasion of a message, not its text. The text is written on sending, so that a link in
 * it is valid from then on and is never stored.
 */
export type Letter =
  /** To a newly registered person. */
  | { readonly kind: 'welcome' }
  /** To a person for whom an administrator opened an account. */
  | { readonly kind: 'account-opened'; readonly firstName: string }
  /** To the account with this address, if any; `site` is the origin of the link. */
  | { readonly kind: 'reset'; readonly site: string }
  | { readonly kind: 'password-changed' }
  /** To the previous address of an account. */
  | { readonly kind: 'email-changed' }
  /** Ready-made text; `quote` was written by somebody else. */
  | {
      readonly kind: 'plain';
      readonly subject: string;
      readonly text: string;
      readonly quote?: string;
      readonly replyTo?: string;
    };
