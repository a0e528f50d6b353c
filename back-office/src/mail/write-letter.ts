import type { Letter } from './letter';
import type { Mail } from './mail';
import * as messages from './messages';
import { htmlOf, textOf } from './page';

export interface LetterWriterOptions {
  readonly site: string;
  readonly footer: () => Promise<readonly string[]>;
  readonly openReset: (email: string, site: string) => Promise<OpenedReset | undefined>;
}

export interface OpenedReset {
  /** The address as stored in the account. */
  readonly to: string;
  readonly link: string;
  readonly minutes: number;
}

/** Writes the message of a letter when it is sent; undefined when there is no recipient any more. */
export type LetterWriter = (recipient: string, letter: Letter) => Promise<Mail | undefined>;

export function createLetterWriter({ site, footer, openReset }: LetterWriterOptions): LetterWriter {
  const mail = async (to: string, message: messages.Message): Promise<Mail> => {
    const page = { ...message, footer: await footer() };
    return { to, subject: message.subject, text: textOf(page), html: htmlOf(page) };
  };
  return async (recipient, letter) => {
    switch (letter.kind) {
      case 'welcome':
        return mail(recipient, messages.welcomeMessage(site));
      case 'account-opened':
        return mail(recipient, messages.accountOpenedMessage(letter.firstName, site));
      case 'password-changed':
        return mail(recipient, messages.passwordChangedMessage(site));
      case 'email-changed':
        return mail(recipient, messages.emailChangedMessage());
      case 'plain': {
        const { subject, text, quote, replyTo } = letter;
        return {
          ...(await mail(recipient, messages.plainMessage(subject, text, quote))),
          ...(replyTo && { replyTo }),
        };
      }
      case 'reset': {
        const reset = await openReset(recipient, letter.site);
        return reset && mail(reset.to, messages.resetMessage(reset.link, reset.minutes));
      }
    }
  };
}
