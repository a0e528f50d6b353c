import type { Letter, Mail, MailFile, NoticeLetter } from './mail';
import messages from './messages.json' with { type: 'json' };
import { noticeMessage, type NoticeFacts } from './notice-message';
import { textOf, type Page } from './page';
import { htmlOf } from './page-html';

export interface LetterWriterOptions {
  readonly site: string;
  readonly footer: () => Promise<readonly string[]>;
  readonly openReset: (email: string, site: string) => Promise<OpenedReset | undefined>;
  /** Undefined when the person may not know any more, does not want to, or when it is over. */
  readonly openNotice: (letter: NoticeLetter) => Promise<NoticeFacts | undefined>;
  /** The picture of what is told of files; undefined: it goes without. */
  readonly picture: () => Promise<MailFile | undefined>;
}

export interface OpenedReset {
  readonly to: string;
  readonly link: string;
  readonly minutes: number;
}

/** Writes the message of a letter when it is sent; undefined when there is no recipient any more. */
export type LetterWriter = (recipient: string, letter: Letter) => Promise<Mail | undefined>;

type Message = Omit<Page, 'footer'>;

/** A message with its `{places}` filled, each on one line. The welcome names nobody: a stranger wrote it. */
const message = (kind: keyof typeof messages, values: Readonly<Record<string, string>>): Message =>
  JSON.parse(JSON.stringify(messages[kind]), (_key, part: unknown) =>
    typeof part === 'string'
      ? part.replace(/\{(\w+)\}/g, (place, name: string) =>
          (values[name] ?? place).replace(/[^\S\u00A0]+/g, ' ').trim(),
        )
      : part,
  ) as Message;

/** A ready-made text, one paragraph per block, and a quotation set apart from it. */
const plainMessage = (subject: string, text: string, quote?: string): Message => ({
  subject,
  title: subject,
  pieces: [
    ...text.split(/\n{2,}/).filter((block) => block.trim() !== ''),
    ...(quote === undefined ? [] : [{ quote: quote.trim() }]),
  ],
});

export function createLetterWriter(options: LetterWriterOptions): LetterWriter {
  const { site, footer, openReset, openNotice, picture } = options;
  const mail = async (to: string, written: Message): Promise<Mail> => {
    const page = { ...written, footer: await footer() };
    return { to, subject: page.subject, text: textOf(page), html: htmlOf(page) };
  };
  const notice = async (facts: NoticeFacts): Promise<Mail> => {
    const { to, adviser, calendar, stopLink } = facts;
    const shown = await picture();
    const written = await mail(to, {
      ...noticeMessage(facts),
      ...(shown ? { picture: shown.name } : {}),
    });
    return {
      ...written,
      stopLink,
      // Only an applicant is answered by the adviser, who else would write to themselves.
      ...(adviser && adviser.email !== to ? { replyTo: adviser.email } : {}),
      ...(shown ? { picture: shown } : {}),
      ...(calendar === undefined
        ? {}
        : {
            file: {
              name: 'derniere-date.ics',
              mimeType: 'text/calendar; charset=utf-8; method=PUBLISH',
              content: calendar,
            },
          }),
    };
  };
  return async (recipient, letter) => {
    switch (letter.kind) {
      case 'plain': {
        const { subject, text, quote, replyTo } = letter;
        return {
          ...(await mail(recipient, plainMessage(subject, text, quote))),
          ...(replyTo && { replyTo }),
        };
      }
      case 'reset': {
        const reset = await openReset(recipient, letter.site);
        if (!reset) return undefined;
        const { to, link, minutes } = reset;
        return mail(to, message('reset', { link, time: lasting(minutes) }));
      }
      case 'notice': {
        const facts = await openNotice(letter);
        return facts && notice(facts);
      }
      case 'account-opened':
        return mail(recipient, message(letter.kind, { site, firstName: letter.firstName }));
      default:
        return mail(recipient, message(letter.kind, { site }));
    }
  };
}

const lasting = (minutes: number): string =>
  minutes === 1 ? 'une minute' : `${String(minutes)}\u00A0minutes`;
