import { legalMentions } from '../format/legal-mentions';

/** A text that a partner may send or publish as it is. */
export interface ReadyText {
  readonly key: 'mail' | 'message' | 'site';
  readonly title: string;
  /** Of the mail. */
  readonly subject?: string;
  /** Lines end with `\n`. */
  readonly text: string;
}

/**
 * Texts that bring visitors to the portal by a partner's link, with the sentences that the law wants beside any word on
 * credit (C. consom. L. 312-5 and L. 322-2). Somebody who only recommends may not present offers (CMF L. 519-1): the texts
 * announce neither rate nor amount, and say who answers.
 * @param link of the affiliation
 * @param now decides which sentences are in force in Paris
 */
export function readyTexts(link: string, now: Date): readonly ReadyText[] {
  const law = legalMentions(now, 'autre').join(' ');
  return [
    {
      key: 'mail',
      title: 'E-mail',
      subject: 'Votre demande de financement immobilier en ligne',
      text: [
        'Bonjour,',
        'Vous souhaitez financer l’achat d’un bien immobilier ou de parts de SCPI\u202F? Sur le portail InterGestion, vous déposez votre demande et vous suivez chaque étape en ligne. Un conseiller étudie votre demande et vous répond.',
        `Votre lien\u00A0: ${link}`,
        'Ce lien indique seulement qui vous a recommandé le portail\u00A0: il ne change rien à l’étude de votre demande, ni aux propositions.',
        'Bien à vous.',
        law,
      ].join('\n\n'),
    },
    {
      key: 'message',
      title: 'Message court',
      text: `Déposez votre demande de financement immobilier en ligne, un conseiller vous répondra. Votre lien\u00A0: ${link}\n${law}`,
    },
    {
      key: 'site',
      title: 'Phrase pour un site ou une signature',
      text: `Déposez votre demande de financement immobilier sur le portail InterGestion\u00A0: ${link}\n${law}`,
    },
  ];
}

/** The address that opens a mail with this text in the user's own software, to nobody yet (RFC 6068). */
export const mailWith = ({ subject = '', text }: Pick<ReadyText, 'subject' | 'text'>): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
