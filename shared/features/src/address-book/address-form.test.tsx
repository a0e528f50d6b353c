import { renderScreen, seed } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { AddressFormPage } from './address-form';

beforeAll(installJsdomDialog);

const open = (id?: number) =>
  renderScreen(<AddressFormPage />, {
    as: 'nouveau',
    ...(id !== undefined && { path: `/agent/address/edit/${id}`, route: '/agent/address/edit/:id' }),
  });

const ADDRESS = [
  ['Nom de l’adresse', 'Domicile'],
  ['Rue', '1 rue du Chemin Fictif'],
  ['Code postal', '0100a0'],
  ['Ville', 'Bourg-en-Bresse'],
] as const;

it('asks for what an address needs, offers the departments of its country, and saves it', async () => {
  const { user, location } = await open();
  // Required from the start: the label does not change when the list comes.
  const department = await screen.findByLabelText('Département');
  expect(department).toBeRequired();
  await waitFor(() => expect(within(department).getAllByRole('option').length).toBeGreaterThan(90));
  expect(within(department).queryByRole('option', { name: 'Île-de-France' })).not.toBeInTheDocument();

  // In the name of who writes it.
  for (const name of ['Prénom', 'Nom']) expect(screen.getByLabelText(name)).not.toHaveValue('');
  const save = screen.getByRole('button', { name: 'Enregistrer' });
  await user.click(save);
  expect(screen.getByRole('alert')).toHaveTextContent(/champs à remplir/);
  expect(department).toHaveAccessibleDescription('Choisissez un département.');

  for (const [label, text] of ADDRESS) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.selectOptions(department, 'Ain');
  expect(screen.getByLabelText('Code postal')).toHaveValue('01000');
  await user.click(save);
  await waitFor(() => expect(location()).toBe('/addressBookPage'));
});

it('chooses the department of the postal code, and says which it is beside another', async () => {
  const { user } = await open();
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
  await user.selectOptions(country, 'Choisissez un pays');
  expect(screen.getByLabelText(/^Département/)).toHaveDisplayValue('Sélectionner une pays');
  await user.selectOptions(country, 'France');
  await waitFor(() => expect(screen.getByLabelText('Département')).toHaveDisplayValue('Ain'));
});

it('starts from the address to change, and does not know that of somebody else', async () => {
  const { kit } = await renderScreen(null, { as: 'nouveau' });
  const own = await seed('address', kit.session.current().profileId ?? 0, { label: 'Domicile' });
  const { user, location } = await open(own);
  expect(await screen.findByLabelText('Nom de l’adresse')).toHaveValue('Domicile');
  await waitFor(() => expect(screen.getByLabelText('Département')).toHaveDisplayValue('Paris'));
  await user.type(screen.getByLabelText('Ville'), ' 4e');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(location()).toBe('/addressBookPage'));

  const other = await seed('person');
  const theirs = await seed('address', other.id);
  await open(theirs);
  expect(
    await screen.findByText('Cette adresse est introuvable ou ne vous est pas accessible'),
  ).toBeInTheDocument();
});

it('asks before what is typed is lost, and only then', async () => {
  const { user, location } = await open();
  await user.type(await screen.findByLabelText('Ville'), 'Lyon');
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  const question = await screen.findByRole('alertdialog', { name: /^Quitter cette page/ });
  await user.click(within(question).getByRole('button', { name: 'Annuler' }));
  expect(screen.getByLabelText('Ville')).toHaveValue('Lyon');
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  await user.click(await screen.findByRole('button', { name: 'Quitter la page' }));
  await waitFor(() => expect(location()).toBe('/addressBookPage'));
});
