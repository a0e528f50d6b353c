import type { Role } from './role';

/** The kinds of mail that a person may turn off; those about security cannot be. */
export const MAIL_KINDS = ['proposition', 'turn', 'reminder', 'answer', 'file'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const isMailKind = (text: unknown): text is MailKind => MAIL_KINDS.some((kind) => kind === text);

const OF_APPLICANTS: readonly MailKind[] = ['proposition', 'turn', 'reminder'];
const OF_STAFF: readonly MailKind[] = ['file', 'answer'];
const NONE: readonly MailKind[] = [];

const KINDS: Readonly<Record<Role, readonly MailKind[]>> = {
  APPLICANT: OF_APPLICANTS,
  AGENT: OF_STAFF,
  DIRECTOR: OF_STAFF,
  ADMIN: OF_STAFF,
  VISITOR: NONE,
};

export const mailKindsFor = (role: Role): readonly MailKind[] => KINDS[role];
