import { backOfficeTransport, fakeTransport, ok, renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ProfileFormPage } from './profile-form';

async function open() {
  const { user, location } = await renderScreen(<ProfileFormPage />, { as: 'nouveau' });
  const firstName = await screen.findByLabelText('Prénom');
  return { user, location, firstName, save: screen.getByRole('button', { name: 'Enregistrer' }) };
}

async function typePasswords(user: UserEvent, own = 'Portail2026', again = 'Nouveau2026'): Promise<void> {
  for (const [label, text] of [
    [/^Mot de passe actuel/, own],
    [/^Nouveau mot de passe/, 'Nouveau2026'],
    [/^Confirmation du nouveau mot de passe/, again],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

it('saves what was changed; the e-mail is read-only and the password stays when its fields are empty', async () => {
  const { user, location, firstName, save } = await open();
  expect(screen.getByLabelText('Adresse e-mail')).toHaveAttribute('readonly');
  await user.clear(firstName);
  await user.click(save);
  expect(firstName).toHaveAccessibleDescription('Indiquez votre prénom.');
  expect(location()).not.toBe('/ProfileDetail');

  await user.type(firstName, 'Noé');
  await user.click(save);
  await waitFor(() => expect(location()).toBe('/ProfileDetail'));
  await open();
  expect(screen.getAllByLabelText('Prénom').at(-1)).toHaveValue('Noé');
});

it('observed: the profile and the password are sent together; each is reported apart', async () => {
  const { user, location, save } = await open();
  await typePasswords(user, 'Autre2026', 'Nouveau2027');
  await user.click(save);
  expect(screen.getByLabelText(/^Confirmation du nouveau mot de passe/)).toHaveAccessibleDescription(
    'Les mots de passe ne correspondent pas.',
  );

  await user.type(screen.getByLabelText(/^Confirmation du nouveau mot de passe/), '{Backspace}6');
  await user.click(save);
  expect(
    await screen.findByText('Vos informations sont enregistrées. Votre mot de passe n’a pas été changé.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText(/^Mot de passe actuel/)).toHaveAccessibleDescription(
    'Le mot de passe actuel est incorrect.',
  );
  expect(location()).not.toBe('/ProfileDetail');
});

it('tells a password that was changed from a profile that was not, and sends only the latter again', async () => {
  const sent: string[] = [];
  let isDown = true;
  const { user, location } = await renderScreen(<ProfileFormPage />, {
    as: 'nouveau',
    transport: (call) => {
      const path = new URL(call.url, 'https://portail.example').pathname;
      if (call.method === 'GET') return backOfficeTransport(call);
      sent.push(path);
      if (path.endsWith('/password/update')) return fakeTransport({ [`POST ${path}`]: ok({}) })(call);
      return isDown ? fakeTransport({ [`PATCH ${path}`]: { status: 500 } })(call) : backOfficeTransport(call);
    },
  });
  const firstName = await screen.findByLabelText('Prénom');
  await user.clear(firstName);
  await user.paste('Noémie');
  await typePasswords(user);
  const save = screen.getByRole('button', { name: 'Enregistrer' });
  await user.click(save);
  expect(
    await screen.findByText(
      /^Vos informations n’ont pas été enregistrées\..* Votre mot de passe a été changé\.$/,
    ),
  ).toBeInTheDocument();
  // Input is kept.
  expect(firstName).toHaveValue('Noémie');
  expect(screen.getByLabelText(/^Nouveau mot de passe/)).toHaveValue('Nouveau2026');
  expect(location()).not.toBe('/ProfileDetail');

  isDown = false;
  await user.click(save);
  await waitFor(() => expect(location()).toBe('/ProfileDetail'));
  expect(sent.filter((path) => path.endsWith('/password/update'))).toHaveLength(1);
});
