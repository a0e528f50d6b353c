import {
  homePath,
  mayActOnCases,
  profileRoleLabels,
  type Role,
  roleFromId,
  roleFromIds,
  roleLabel,
  ROLES,
} from './role';

describe('roles', () => {
  it.each<[number | undefined, Role]>([
    [1, 'ADMIN'],
    [2, 'APPLICANT'],
    [3, 'VISITOR'],
    [4, 'AGENT'],
    [5, 'DIRECTOR'],
    [undefined, 'VISITOR'],
  ])('reads the role id %p as %s', (id, role) => {
    expect(roleFromId(id)).toBe(role);
  });

  it('lets the first role of a profile decide', () => {
    expect(roleFromIds([4, 1])).toBe('AGENT');
    expect(roleFromIds([])).toBe('VISITOR');
  });

  it.each<[Role, string]>([
    ['ADMIN', '/agent/home'],
    ['AGENT', '/agent/home'],
    ['APPLICANT', '/applicant/home'],
    ['VISITOR', '/'],
  ])('brings %s home to %s', (role, path) => {
    expect(homePath(role)).toBe(path);
  });

  it('calls the roles that can be given by name, and others by none', () => {
    const labels = ['Admin', 'Demandeur', '', 'Agent', "Directeur d'agence"];
    expect([1, 2, 3, 4, 5].map(roleLabel)).toEqual(labels);
  });

  it('gives administrators alone the case actions', () => {
    expect(ROLES.filter(mayActOnCases)).toEqual(['ADMIN']);
  });

  it('observed: the profile names only roles 1, 2 and 4', () => {
    expect(profileRoleLabels([1, 2, 3, 4, 5])).toEqual(['Admin', 'Demandeur', 'Agent']);
  });
});
