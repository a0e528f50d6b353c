/** VISITOR stands for nobody signed in, and for a signed-in person with an unknown role id. */
export const ROLES = ['ADMIN', 'APPLICANT', 'AGENT', 'DIRECTOR', 'VISITOR'] as const;
export type Role = (typeof ROLES)[number];

const ROLE_BY_ID: Readonly<Record<number, Role>> = { 1: 'ADMIN', 2: 'APPLICANT', 4: 'AGENT', 5: 'DIRECTOR' };

/** Role ids offered by the user form, with its labels (section 6). */
export const ASSIGNABLE_ROLES = [
  { id: 1, label: 'Admin' },
  { id: 2, label: 'Demandeur' },
  { id: 4, label: 'Agent' },
  { id: 5, label: "Directeur d'agence" },
] as const;

export const APPLICANT_ROLE_ID = 2;
export const AGENT_ROLE_ID = 4;

/** The role of a back-office role id; no id, 3 or any unknown id gives VISITOR (section 6). */
export function roleFromId(id: number | undefined): Role {
  return (id === undefined ? undefined : ROLE_BY_ID[id]) ?? 'VISITOR';
}

/** The first role of a profile decides (section 6). */
export function roleFromIds(ids: readonly number[]): Role {
  return roleFromId(ids[0]);
}

export function roleLabel(id: number): string {
  return ASSIGNABLE_ROLES.find((role) => role.id === id)?.label ?? '';
}

// Observed in the reference portal and kept: docs/observed-behaviour.md#profile-roles
const SHOWN_ON_PROFILE: readonly number[] = [1, 2, 4];

/** Labels of the roles shown on the profile page: ids 1, 2 and 4 only (section 6). */
export function profileRoleLabels(ids: readonly number[]): readonly string[] {
  return ids.filter((id) => SHOWN_ON_PROFILE.includes(id)).map(roleLabel);
}

/** Landing page after sign-in, and target of the home link in the menu (section 4, design 6). */
export function homePath(role: Role): string {
  switch (role) {
    case 'ADMIN':
    case 'DIRECTOR':
    case 'AGENT':
      return '/agent/home';
    case 'APPLICANT':
      return '/applicant/home';
    case 'VISITOR':
      return '/';
  }
}

/** Only an administrator may create a user (section 6). */
export const canCreateUsers = (role: Role): boolean => role === 'ADMIN';

/** Only administrators see which versions run: they are in contact with support. */
export const seesWhatRuns = (role: Role): boolean => role === 'ADMIN';

/** Only an administrator moves a file on, gives it to somebody and makes its propositions, as the back office has it. */
export const mayActOnCases = (role: Role): boolean => role === 'ADMIN';

/** Only directors and administrators see the agent rankings (section 6). */
export const seesRankings = (role: Role): boolean => role === 'ADMIN' || role === 'DIRECTOR';

/** What a page of text leads to: an account, a project of one's own, or the files that one looks after. */
export type ReadingEnd = 'account' | 'project' | 'files';

/** The next act of a reader. A visitor has no account yet, an applicant has one; staff submits no project. */
export function readingEnd(role: Role): ReadingEnd {
  switch (role) {
    case 'VISITOR':
      return 'account';
    case 'APPLICANT':
      return 'project';
    case 'AGENT':
    case 'DIRECTOR':
    case 'ADMIN':
      return 'files';
  }
}
