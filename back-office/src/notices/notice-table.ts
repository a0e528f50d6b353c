import type { MailKind } from '@portal/domain/access';
import { APPLICANTS_TURN, REMINDED_OF, SENT } from '../../reference-data/statuses';
import type { NoticeKind } from '../mail/mail';
import { standingOfRow, type WeighedRow } from './weighed';

export interface NoticeSubject extends WeighedRow {
  readonly file: number;
  readonly property: string | null;
  readonly agent: string | null;
}

export interface NoticeRow {
  /** The switch of the profile that stops it. */
  readonly kind: MailKind;
  readonly about: 'proposition' | 'project';
  /** Statuses of a project whose applicant is told so when it comes into one of them. */
  readonly onStatus?: readonly string[];
  /** Whether what is told is still so: a file may have moved on while the mail server was down. */
  readonly isStillSo: (subject: NoticeSubject, now: Date) => boolean;
}

const always = () => true;

/** What people are told of their files: of what, and until when; who gets a kind is `mailKindsFor` of the domain. The words are in `mail/notices.json`. */
export const NOTICES: Readonly<Record<NoticeKind, NoticeRow>> = {
  proposition: {
    kind: 'proposition',
    about: 'proposition',
    // Also where no answer is waited for any more: it is there to be read.
    isStillSo: ({ status, until }, now) => status === SENT && (until === null || until > now),
  },
  ending: {
    kind: 'reminder',
    about: 'proposition',
    isStillSo: (subject, now) => standingOfRow(subject, now).isNew,
  },
  turn: {
    kind: 'turn',
    about: 'project',
    onStatus: APPLICANTS_TURN,
    isStillSo: ({ status }) => status !== null && APPLICANTS_TURN.includes(status),
  },
  'turn-reminder': {
    kind: 'reminder',
    about: 'project',
    isStillSo: ({ status }) => status !== null && REMINDED_OF.includes(status),
  },
  answer: {
    kind: 'answer',
    about: 'proposition',
    isStillSo: ({ status }) => status === 'accepted' || status === 'declined',
  },
  file: { kind: 'file', about: 'project', isStillSo: always },
  left: { kind: 'file', about: 'project', isStillSo: always },
  unfollowed: { kind: 'file', about: 'project', isStillSo: ({ agent }) => agent === null },
};
