import { rulesOf, validateWith } from '@portal/forms';
import { profileFields } from './profile-values';

it('takes the password that one has for no change', () => {
  const passwords = { oldPassword: 'Portail2026', newPassword: 'Portail2026', confirmation: 'Portail2026' };
  const values = {
    firstName: 'Noé',
    middleName: '',
    lastName: 'Roy',
    namePrefix: '',
    birthday: '',
    email: '',
  };
  const faults = validateWith(rulesOf(profileFields('', new Date('2026-05-04'))))({
    ...values,
    ...passwords,
  });
  expect(faults.newPassword).toMatch(
    /^C’est le mot de passe que vous avez déjà\u00a0: choisissez-en un autre/,
  );
});
