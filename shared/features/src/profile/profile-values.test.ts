import { rulesOf, validateWith } from '@portal/forms';
import { profileFields, type ProfileValues } from './profile-values';

const EMPTY: ProfileValues = {
  firstName: '',
  middleName: '',
  lastName: '',
  namePrefix: '',
  birthday: '',
  email: '',
  oldPassword: '',
  newPassword: '',
  confirmation: '',
};

it.each(['firstName', 'middleName', 'lastName'] as const)(
  'the %s of a profile has the maximum of names, and says it',
  (name) => {
    const faultsOf = validateWith(rulesOf(profileFields('', new Date('2026-05-04'))));
    expect(faultsOf({ ...EMPTY, [name]: 'x'.repeat(100) })[name]).toBeUndefined();
    expect(faultsOf({ ...EMPTY, [name]: 'x'.repeat(101) })[name]).toBe(
      'Ce nom est trop long\u00a0: 100\u00a0caractères au plus.',
    );
  },
);
