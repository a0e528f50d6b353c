/**
 * What waits in the outbox: the occasion of a message, not its text. The text is written when the message leaves, so
 * that a link in it lasts from then on and never lies in the database.
 */
export type Letter =
  /** To whoever registered. */
  | { readonly kind: 'welcome' }
  /** To whom an administrator opened an account. */
  | { readonly kind: 'account-opened'; readonly firstName: string }
  /** To the account of this address, if there is one; `site` is the origin that the link leads to. */
  | { readonly kind: 'reset'; readonly site: string }
  | { readonly kind: 'password-changed' }
  /** To the address that an account had before. */
  | { readonly kind: 'email-changed' }
  /** Ready made; `quote` is what somebody else wrote. */
  | {
      readonly kind: 'plain';
      readonly subject: string;
      readonly text: string;
      readonly quote?: string;
      readonly replyTo?: string;
    };
