import type notices from './notices.json';

/** A message to one person, as text and as equivalent HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  /** Address that stops messages of this kind without signing in (RFC 8058). */
  readonly stopLink?: string;
  readonly picture?: MailFile;
  readonly file?: MailFile;
}

export interface MailFile {
  readonly name: string;
  readonly mimeType: string;
  readonly content: Buffer | string;
}

/**
 * `key` is the same for every try of a message, and of no other.
 * @throws RefusedMail when the server never will take it; any other error: it may later
 */
export type MailTransport = (mail: Mail, key: string) => Promise<void>;

/** Permanently refused by the mail server: no such recipient, too large. */
export class RefusedMail extends Error {
  override readonly name = 'RefusedMail';
}

/** The occasion of a message, as stored. Written on sending: its link is valid from then, never stored. */
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
  | NoticeLetter
  /** Ready-made text; `quote` was written by somebody else. */
  | {
      readonly kind: 'plain';
      readonly subject: string;
      readonly text: string;
      readonly quote?: string;
      readonly replyTo?: string;
    };

/** What people are told of their files: the words are there, the rest in `notices/notice-table.ts`. */
export type NoticeKind = keyof typeof notices;

/** Tells a person of an event; whether they still may and want to know is looked up when it is sent. */
export interface NoticeLetter {
  readonly kind: 'notice';
  readonly notice: NoticeKind;
  readonly person: number;
  /** Id of the proposition (`proposition`, `ending`, `answer`), or of the project. */
  readonly about: number;
}
