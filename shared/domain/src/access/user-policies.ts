import type { Person } from '../person/person';
import { type Role, roleFromIds } from './role';

/** Who is looking at the directory. */
export interface DirectoryReader {
  readonly role: Role;
  /** Null while the session does not know. */
  readonly profileId: number | null;
}

/** What a reader of the directory may do with an account. Screens obey it; they never ask who is looking. */
export interface UserPolicy {
  readonly canEdit: boolean;
  readonly canRemove: boolean;
  /** The e-mail is the login, and the session of its owner is opened under it. */
  readonly canChangeEmail: boolean;
}

/**
 * The specification shows no permission of the server (section 6), so this is the rule of the embedded back office: an
 * administrator looks after everyone, a director after everyone but administrators, and everybody changes their own
 * names. Nobody deletes their own account, nor changes the e-mail they are signed in with.
 */
export function userPolicy({ role, profileId }: DirectoryReader, person: Person): UserPolicy {
  const isSelf = person.id === profileId;
  const looksAfter = role === 'ADMIN' || (role === 'DIRECTOR' && roleFromIds(person.roleIds) !== 'ADMIN');
  return {
    canEdit: isSelf || looksAfter,
    canRemove: !isSelf && looksAfter,
    canChangeEmail: !isSelf && role === 'ADMIN',
  };
}
