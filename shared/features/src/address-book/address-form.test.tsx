import type { Transport } from '@portal/kit';
import { overBackOffice, renderScreen, seed } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { AddressForm } from './address-form';

beforeAll(installJsdomDialog);

async function open(id: number | undefined, transport?: Transport) {
  const onSaved = jest.fn();
  const rendered = await renderScreen(<AddressForm id={id} onSaved={onSaved} />, {
    as: 'nouveau',
    transport,
  });
  return { ...rendered, onSaved };
}

const ADDRESS = [
  ['Nom de l’adresse', 'Domicile'],
  ['Prénom', 'Noé'],
  ['Nom', 'Essai'],
  ['Rue', '1 rue du Chemin Fictif'],
  ['Code postal', '0100a0'],
  ['Ville', 'Bourg-en-Bresse'],
] as const;

async function fillIn(user: UserEvent) {
  const department = await screen.findByLabelText('Département');
  await waitFor(() => expect(within(department).getAllByRole('option').length).toBeGreaterThan(90));
  for (const [label, text] of ADDRESS) await user.type(screen.getByLabelText(label), text);
  await user.selectOptions(department, 'Ain');
}

it('asks for what an address needs, offers the departments of its country, and saves it', async () => {
  const { user, onSaved } = await open(undefined);
  // Required from the start: the label does not change when the list comes.
  const department = await screen.findByLabelText('Département');
  expect(department).toBeRequired();
  await waitFor(() => expect(within(department).getAllByRole('option').length).toBeGreaterThan(90));
  expect(within(department).queryByRole('option', { name: 'Île-de-France' })).not.toBeInTheDocument();

  const save = screen.getByRole('button', { name: 'Enregistrer' });
  await user.click(save);
  expect(screen.getByRole('alert')).toHaveTextContent(/champs à remplir/);
  expect(department).toHaveAccessibleDescription('Choisissez un département.');

  await fillIn(user);
  expect(screen.getByLabelText('Code postal')).toHaveValue('01000');
  await user.click(save);
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
});

it('chooses the department of the postal code, and says which it is beside another', async () => {
  const { user } = await open(undefined);
  const department = await screen.findByLabelText('Département');
  await waitFor(() => expect(within(department).getAllByRole('option').length).toBeGreaterThan(90));
  const postalCode = screen.getByLabelText('Code postal');
  await user.type(postalCode, '93200');
  expect(department).toHaveDisplayValue('Seine-Saint-Denis');
  expect(department).not.toHaveAccessibleDescription();
  await user.selectOptions(department, 'Paris');
  expect(department).toHaveDisplayValue('Paris');
  expect(department).toHaveAccessibleDescription('D’après le code postal\u00A0: Seine-Saint-Denis.');
  await user.clear(postalCode);
  await user.type(postalCode, '01000');
  expect(department).toHaveDisplayValue('Ain');

  const country = screen.getByLabelText('Pays');
  await user.selectOptions(country, 'Monaco');
  await screen.findByDisplayValue('Aucun département trouvé');
  await user.selectOptions(country, 'France');
  await waitFor(() => expect(screen.getByLabelText('Département')).toHaveDisplayValue('Ain'));
});

it('says so in the words of the specification when a country has no department, or none is chosen', async () => {
  const { user } = await open(undefined);
  const country = await screen.findByLabelText('Pays');
  await waitFor(() => expect(within(country).getAllByRole('option').length).toBeGreaterThan(100));
  await user.selectOptions(country, 'Monaco');
  expect(await screen.findByDisplayValue('Aucun département trouvé')).toBeInTheDocument();
  await user.selectOptions(country, 'Choisissez un pays');
  expect(screen.getByLabelText(/^Département/)).toHaveDisplayValue('Sélectionner une pays');
});

it('starts from the address to change, and does not know that of somebody else', async () => {
  const { kit } = await renderScreen(null, { as: 'nouveau' });
  const own = await seed('address', kit.session.current().profileId ?? 0, { label: 'Domicile' });
  const { user, onSaved } = await open(own);
  expect(await screen.findByLabelText('Nom de l’adresse')).toHaveValue('Domicile');
  await waitFor(() => expect(screen.getByLabelText('Département')).toHaveDisplayValue('Paris'));
  await user.type(screen.getByLabelText('Ville'), ' 4e');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));

  const other = await seed('person');
  const theirs = await seed('address', other.id);
  await open(theirs);
  expect(
    await screen.findByText('Cette adresse est introuvable ou ne vous est pas accessible'),
  ).toBeInTheDocument();
});

it('shows what the back office refuses beside its field, and keeps what was typed', async () => {
  const { user, onSaved } = await open(
    undefined,
    overBackOffice({
      'POST /admin/api/customer_user_addresses': {
        status: 400,
        body: { errors: [{ source: 'city', detail: 'Ville inconnue.' }] },
      },
    }),
  );
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Ville inconnue.')).toBeInTheDocument();
  expect(screen.getByLabelText('Ville')).toHaveValue('Bourg-en-Bresse');
  expect(onSaved).not.toHaveBeenCalled();
});

it('asks before what is typed is lost, and only then', async () => {
  const { user, location } = await open(undefined);
  await user.type(await screen.findByLabelText('Ville'), 'Lyon');
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  const question = await screen.findByRole('alertdialog', { name: /^Quitter cette page/ });
  await user.click(within(question).getByRole('button', { name: 'Annuler' }));
  expect(screen.getByLabelText('Ville')).toHaveValue('Lyon');
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  await user.click(await screen.findByRole('button', { name: 'Quitter la page' }));
  await waitFor(() => expect(location()).toBe('/addressBookPage'));
});
