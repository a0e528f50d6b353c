import { legalMentions } from '../format/legal-mentions';

export interface Affiliation {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly supervisorEmail: string;
  readonly url: string;
}

/** The partner's link to the home page: the query parameter `agent` holds the key (section 2). */
export function affiliationLink(origin: string, affiliation: Pick<Affiliation, 'key'>): string {
  return `${origin.replace(/\/+$/, '')}/?agent=${encodeURIComponent(affiliation.key)}`;
}

export interface ReadyText {
  readonly key: 'mail' | 'message' | 'site';
  readonly title: string;
  /** Of the mail. */
  readonly subject?: string;
  /** Lines end with `\n`. */
  readonly text: string;
}

/** Texts for partners, who may not present offers (CMF L. 519-1): no rate, no amount, and the sentences of the law. */
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
