import type { MailKind } from '../access/mail-policies';

/** Someone with an account: applicant, agent, director or administrator. A missing text is ''. */
export interface Person {
  readonly id: number;
  readonly namePrefix: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  /** 'YYYY-MM-DD', or null. */
  readonly birthday: string | null;
  readonly email: string;
  /** Undefined when the reader may not see it. */
  readonly confirmed: boolean | undefined;
  readonly enabled: boolean | undefined;
  /** The first one decides the role. */
  readonly roleIds: readonly number[];
  readonly agencyId: number | null;
  /** E-mail of the person's agent, or ''. */
  readonly prescriberEmail: string;
  /** Kinds of mail that the person turned off; undefined for others, and where the back office has no such choice. */
  readonly stoppedMails: readonly MailKind[] | undefined;
  /** The version that was read, for a change of it; absent in lists, and where the back office numbers none. */
  readonly etag?: string | undefined;
}

export type Manager = Pick<Person, 'id' | 'firstName' | 'lastName'>;

export interface Registration extends Pick<Person, 'lastName' | 'firstName' | 'email'> {
  readonly password: string;
  /** 'YYYY-MM-DD'. */
  readonly birthday: string;
}

export interface UserDraft extends Registration {
  readonly roleId: number;
}

/** The fields of the profile form. The e-mail is shown read-only and sent back unchanged. */
export interface ProfileDraft extends Pick<
  Person,
  'firstName' | 'middleName' | 'lastName' | 'namePrefix' | 'email'
> {
  /** 'YYYY-MM-DD' or ''. */
  readonly birthday: string;
}

export function toProfileDraft(person: Person): ProfileDraft {
  const { firstName, middleName, lastName, namePrefix, email } = person;
  return { firstName, middleName, lastName, namePrefix, email, birthday: person.birthday ?? '' };
}
