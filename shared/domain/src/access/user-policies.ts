import type { Person } from '../person/person';
import { type Role, roleFromIds } from './role';

export interface DirectoryReader {
  readonly role: Role;
  /** Null until the profile is loaded. */
  readonly profileId: number | null;
}

/** What the reader may do with an account. Screens read the policy instead of testing the role. */
export interface UserPolicy {
  readonly canEdit: boolean;
  readonly canRemove: boolean;
  /** False for one's own account: the e-mail is the login of the open session. */
  readonly canChangeEmail: boolean;
}

/** As the embedded back office has it (section 6 says nothing). Nobody deletes their account or changes its e-mail. */
export function userPolicy({ role, profileId }: DirectoryReader, person: Person): UserPolicy {
  const isSelf = person.id === profileId;
  const looksAfter = role === 'ADMIN' || (role === 'DIRECTOR' && roleFromIds(person.roleIds) !== 'ADMIN');
  return {
    canEdit: isSelf || looksAfter,
    canRemove: !isSelf && looksAfter,
    canChangeEmail: !isSelf && role === 'ADMIN',
  };
}
