import type { Person } from '../person/person';
import { ROLES } from './role';
import { userPolicy } from './user-policies';

const someone = (id: number, ...roleIds: number[]): Person => ({
  id,
  namePrefix: '',
  firstName: '',
  middleName: '',
  lastName: '',
  birthday: null,
  email: '',
  confirmed: true,
  enabled: true,
  roleIds,
  agencyId: 59,
  prescriberEmail: '',
  stoppedMails: undefined,
});

const NOTHING = { canEdit: false, canRemove: false, canChangeEmail: false };

it('lets an administrator do everything with the accounts of others', () => {
  for (const role of [1, 2, 4, 5]) {
    expect(userPolicy({ role: 'ADMIN', profileId: 1 }, someone(2, role))).toEqual({
      canEdit: true,
      canRemove: true,
      canChangeEmail: true,
    });
  }
});

it('lets a director edit and delete everyone but administrators, and change no e-mail', () => {
  for (const role of [2, 4, 5]) {
    expect(userPolicy({ role: 'DIRECTOR', profileId: 1 }, someone(2, role))).toEqual({
      canEdit: true,
      canRemove: true,
      canChangeEmail: false,
    });
  }
  expect(userPolicy({ role: 'DIRECTOR', profileId: 1 }, someone(2, 1))).toEqual(NOTHING);
});

it.each(['AGENT', 'APPLICANT', 'VISITOR'] as const)('lets %s change nobody else', (role) => {
  expect(userPolicy({ role, profileId: 1 }, someone(2, 2))).toEqual(NOTHING);
});

it.each(ROLES)('lets %s edit their own account, never delete it nor change its e-mail', (role) => {
  expect(userPolicy({ role, profileId: 7 }, someone(7, 1))).toEqual({
    canEdit: true,
    canRemove: false,
    canChangeEmail: false,
  });
});

it('takes nobody for oneself while the session does not know who that is', () => {
  expect(userPolicy({ role: 'AGENT', profileId: null }, someone(0, 2))).toEqual(NOTHING);
});
