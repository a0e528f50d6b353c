import type { NoticeKind } from './mail';
import notices from './notices.json' with { type: 'json' };
import type { Page, Piece } from './page';

/**
 * All that a notice may say. What staff or applicants wrote (titles, numbers, notes, texts of propositions) has no
 * place here: an amount, a lender or a state of health could be in it, and a mail is read on locked screens.
 */
export interface NoticeFacts {
  readonly notice: NoticeKind;
  /** Tells applicants of their own file; others tell staff. */
  readonly isToApplicant: boolean;
  /** Address as stored in the account. */
  readonly to: string;
  readonly firstName: string;
  readonly file: number;
  /** What is financed, `parts de SCPI`; undefined when it is no known choice. */
  readonly property: string | undefined;
  /** The adviser, with an account that is open; undefined where there is none. */
  readonly adviser: { readonly name: string; readonly email: string } | undefined;
  /** Last day of the proposition in Paris, `25 novembre 2026`; undefined when it has no end. */
  readonly lastDay: string | undefined;
  /** Days in Paris until then. */
  readonly daysLeft: number | undefined;
  readonly answer: 'accepted' | 'declined' | undefined;
  readonly link: string;
  readonly choicesLink: string;
  readonly legalLink: string;
  readonly stopLink: string;
  /** Deadline for a calendar (RFC 5545), if there is one. */
  readonly calendar: string | undefined;
}

type Message = Omit<Page, 'footer' | 'picture'>;

const MENTION = 'Attention\u202f! Un crédit coûte de l’argent et doit être remboursé.';
const ANSWERS = { accepted: 'a accepté', declined: 'a refusé' } as const;

const whenOf = (daysLeft: number | undefined): string => {
  if (daysLeft === undefined || daysLeft <= 0) return 'aujourd’hui';
  return daysLeft === 1 ? 'demain' : `dans ${String(daysLeft)}\u00a0jours`;
};

/** A name on one line; '' for one with digits or signs, which could be an amount or a page. */
const nameOf = (text: string): string => {
  const name = text.replace(/\s+/g, ' ').trim();
  return /[\p{N}\p{S}]/u.test(name) ? '' : name;
};

function valuesOf(facts: NoticeFacts): Readonly<Record<string, string>> {
  const { firstName, file, adviser, lastDay, daysLeft, answer, link } = facts;
  const name = nameOf(firstName);
  const adviserName = nameOf(adviser?.name ?? '');
  return {
    greeting: name === '' ? 'Bonjour,' : `Bonjour ${name},`,
    file: String(file),
    sender: adviserName === '' ? 'Votre agence' : `Votre conseiller, ${adviserName},`,
    until: lastDay === undefined ? '' : ` Vous avez jusqu’au ${lastDay} pour l’étudier et y répondre.`,
    day: lastDay ?? '',
    when: whenOf(daysLeft),
    answer: answer === undefined ? 'a répondu à' : ANSWERS[answer],
    link,
  };
}

const question = ({ adviser }: NoticeFacts): string =>
  adviser
    ? 'Répondez à ce message\u00a0: votre conseiller lira votre réponse.'
    : 'Écrivez-nous par le formulaire de contact du portail.';

/** The message of a notice, without its footer. Values stay on one line, so that none passes for a paragraph. */
export function noticeMessage(facts: NoticeFacts): Message {
  const values = valuesOf(facts);
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);
  const { pieces, ...heads } = JSON.parse(JSON.stringify(notices[facts.notice]), (_key, part: unknown) =>
    typeof part === 'string' ? fill(part) : part,
  ) as { subject: string; title: string; preview: string; pieces: Piece[] };
  return {
    ...heads,
    pieces,
    over: `Dossier n°\u00a0${String(facts.file)}${facts.property === undefined ? '' : `, ${facts.property}`}`,
    ...(facts.isToApplicant
      ? {
          mention: MENTION,
          asides: [
            { title: 'Une question\u202f?', text: question(facts) },
            {
              title: 'Rien à payer',
              text: 'Aucun versement ne peut vous être demandé avant l’obtention d’un prêt.',
            },
          ],
        }
      : {}),
    links: [
      { words: 'Choisir vos messages', link: facts.choicesLink },
      { words: 'Ne plus recevoir ce genre de message', link: facts.stopLink },
      { words: 'Mentions légales', link: facts.legalLink },
    ],
    isSigned: false,
  };
}
