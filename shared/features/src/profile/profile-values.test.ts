import { ApiError } from '@portal/kit';
import { rulesOf, validateWith } from '@portal/forms';
import { profileErrors, profileFields, ProfileNotSaved } from './profile-values';

const DONE = { kind: 'done' } as const;
const NOT_ASKED = { kind: 'not-asked' } as const;
const FAILED = { kind: 'failed', error: new ApiError(500) } as const;

it.each([
  [DONE, FAILED, /^Vos informations sont enregistrées, mais votre mot de passe n’a pas été changé\./],
  [FAILED, DONE, /^Votre mot de passe a été changé, mais vos informations n’ont pas été enregistrées\./],
  [FAILED, NOT_ASKED, /^Vos informations n’ont pas été enregistrées\./],
  [FAILED, FAILED, /^Ni vos informations ni votre mot de passe n’ont été enregistrés\./],
])('tells what was saved of a profile (%j) and a password (%j)', (profile, password, words) => {
  expect(JSON.stringify(profileErrors(new ProfileNotSaved(profile, password)))).toMatch(
    new RegExp(words.source.replace('^', '"')),
  );
});

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
