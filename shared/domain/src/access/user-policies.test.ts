import type { Person } from '../person/person';
import { ROLES } from './role';
import { userPolicy } from './user-policies';

const someone = (id: number, ...roleIds: number[]) => ({ id, roleIds }) as unknown as Person;
const ALL = { canEdit: true, canRemove: true, canChangeEmail: true };

const NOTHING = { canEdit: false, canRemove: false, canChangeEmail: false };

it('lets an administrator do everything with the accounts of others', () => {
  for (const role of [1, 2, 4, 5])
    expect(userPolicy({ role: 'ADMIN', profileId: 1 }, someone(2, role))).toEqual(ALL);
});

it('lets a director edit and delete everyone but administrators, and change no e-mail', () => {
  const may = { ...ALL, canChangeEmail: false };
  for (const role of [2, 4, 5])
    expect(userPolicy({ role: 'DIRECTOR', profileId: 1 }, someone(2, role))).toEqual(may);
  expect(userPolicy({ role: 'DIRECTOR', profileId: 1 }, someone(2, 1))).toEqual(NOTHING);
});

it.each(['AGENT', 'APPLICANT', 'VISITOR'] as const)('lets %s change nobody else', (role) => {
  expect(userPolicy({ role, profileId: 1 }, someone(2, 2))).toEqual(NOTHING);
});

it.each(ROLES)('lets %s edit their own account, never delete it nor change its e-mail', (role) => {
  expect(userPolicy({ role, profileId: 7 }, someone(7, 1))).toEqual({ ...NOTHING, canEdit: true });
});

it('takes nobody for oneself while the session does not know who that is', () => {
  expect(userPolicy({ role: 'AGENT', profileId: null }, someone(0, 2))).toEqual(NOTHING);
});
