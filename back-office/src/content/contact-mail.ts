import choices from './contact-choices.json' with { type: 'json' };
import type { ContactMessage } from './contact-message';

/** A plain-text mail: our introduction, then the visitor's words. `replyTo` is the visitor. */
export interface ContactMail {
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly quote: string;
}

const reasons: Readonly<Record<string, string>> = choices.reason;
const ways: Readonly<Record<string, string>> = choices.contactBy;

/** A line break in a field must not start another mail header or another line of ours. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The mail that sends a contact message to the network's supervisor. */
export function contactMail(message: ContactMessage, to: string): ContactMail {
  const name = oneLine(`${message.firstName} ${message.lastName}`);
  const reason = reasons[message.reason] ?? message.reason;
  return {
    to,
    replyTo: oneLine(message.email),
    subject: `${reason}\u00a0: ${name}`,
    text: [
      `${name} (${oneLine(message.organization)}) a écrit depuis le formulaire de contact.`,
      '',
      `Raison du contact\u00a0: ${reason}`,
      `Adresse e-mail\u00a0: ${message.email}`,
      `Téléphone\u00a0: ${oneLine(message.phoneNumber)}`,
      `Souhaite une réponse ${ways[message.contactBy] ?? message.contactBy}. Votre réponse à ce message lui parviendra.`,
    ].join('\n'),
    quote: message.comment,
  };
}
