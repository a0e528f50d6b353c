import type { Role } from '../access/caller';
import type { NoticeKind } from '../mail/mail';
import { isForApplicants } from '../mail/notice-message';

/** The kinds of mail that a person may stop: names of the wire (`stopped_mails`). */
export const MAIL_KINDS = ['proposition', 'turn', 'reminder', 'answer', 'file'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const isMailKind = (text: unknown): text is MailKind => MAIL_KINDS.some((kind) => kind === text);

const KIND_OF: Readonly<Record<NoticeKind, MailKind>> = {
  proposition: 'proposition',
  ending: 'reminder',
  turn: 'turn',
  'turn-reminder': 'reminder',
  answer: 'answer',
  file: 'file',
  left: 'file',
  unfollowed: 'file',
};

/** Which switch a notice obeys. */
export const mailKindOf = (notice: NoticeKind): MailKind => KIND_OF[notice];

const STAFF: ReadonlySet<Role> = new Set(['AGENT', 'DIRECTOR', 'ADMIN']);

/** Whether a role is told of such an event at all. */
export const isFor = (notice: NoticeKind, role: Role): boolean =>
  isForApplicants(notice) ? role === 'APPLICANT' : STAFF.has(role);
