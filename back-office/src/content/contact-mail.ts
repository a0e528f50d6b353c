import type { ContactMessage } from './contact-message';

/** A mail in plain text: ours, then the visitor's words. `replyTo` is the visitor, who gets the answer. */
export interface ContactMail {
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly quote: string;
}

const reasons: Readonly<Record<string, string>> = {
  informationRequest: 'Demande d’information',
  mortgageRequest: 'Demande de financement',
  userSupport: 'Aide à l’utilisation du portail',
  partnershipRequest: 'Demande de partenariat',
  bankPartnershipRequest: 'Partenariat bancaire',
  other: 'Autre demande',
};

const ways: Readonly<Record<string, string>> = {
  email: 'par e-mail',
  phone: 'par téléphone',
  emailAndPhone: 'par e-mail et par téléphone',
};

/** A header of a mail is one line, and so is each of our own: a line break in a field must not begin another. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The mail that tells the supervisor of the network about a message left on the contact form. */
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
      `Motif\u00a0: ${reason}`,
      `Adresse e-mail\u00a0: ${message.email}`,
      `Téléphone\u00a0: ${oneLine(message.phoneNumber)}`,
      `Souhaite une réponse ${ways[message.contactBy] ?? message.contactBy}. Votre réponse à ce message lui parvient.`,
    ].join('\n'),
    quote: message.comment,
  };
}
