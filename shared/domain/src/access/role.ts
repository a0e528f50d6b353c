/** Who is looking. VISITOR is also the role of a signed-in person whose role id we do not know. */
export type Role = 'ADMIN' | 'APPLICANT' | 'AGENT' | 'DIRECTOR' | 'VISITOR';

export const ROLES = [
  'ADMIN',
  'APPLICANT',
  'AGENT',
  'DIRECTOR',
  'VISITOR',
] as const satisfies readonly Role[];

const ROLE_BY_ID: Readonly<Record<number, Role>> = { 1: 'ADMIN', 2: 'APPLICANT', 4: 'AGENT', 5: 'DIRECTOR' };

/** Role ids a user can be given in the user form (specification, section 6), with the words of the form. */
export const ASSIGNABLE_ROLES = [
  { id: 1, label: 'Admin' },
  { id: 2, label: 'Demandeur' },
  { id: 4, label: 'Agent' },
  { id: 5, label: "Directeur d'agence" },
] as const;

export const APPLICANT_ROLE_ID = 2;
export const AGENT_ROLE_ID = 4;

/** The role behind a role id of the back office; no id, 3 or any other gives VISITOR (section 6). */
export function roleFromId(id: number | undefined): Role {
  return (id === undefined ? undefined : ROLE_BY_ID[id]) ?? 'VISITOR';
}

/** The first role of a profile decides, whatever follows it (section 6). */
export function roleFromIds(ids: readonly number[]): Role {
  return roleFromId(ids[0]);
}

/** What a role id is called on screen, for instance in the user directory; '' for an id we do not know. */
export function roleLabel(id: number): string {
  return ASSIGNABLE_ROLES.find((role) => role.id === id)?.label ?? '';
}

// Observed in the reference portal and kept: docs/observed-behaviour.md#profile-roles
const SHOWN_ON_PROFILE: readonly number[] = [1, 2, 4];

/** Labels of the roles that the profile page names: ids 1, 2 and 4 only (section 6). */
export function profileRoleLabels(ids: readonly number[]): readonly string[] {
  return ids.filter((id) => SHOWN_ON_PROFILE.includes(id)).map(roleLabel);
}

/** Where a role lands after signing in, and where the home link of its menu leads (section 4, design 6). */
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

/** Which versions of the portal run here is for administrators: they are who speaks with support. */
export const seesWhatRuns = (role: Role): boolean => role === 'ADMIN';

/** The rankings of agents are for directors and administrators (section 6). */
export const seesRankings = (role: Role): boolean => role === 'ADMIN' || role === 'DIRECTOR';
