import { renderScreen, seed } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { AddressBook } from './address-book';

beforeAll(installJsdomDialog);

async function open(...labels: readonly string[]) {
  const { kit } = await renderScreen(null, { as: 'nouveau' });
  for (const label of labels) await seed('address', kit.session.current().profileId ?? 0, { label });
  return renderScreen(<AddressBook />, { as: 'nouveau', path: '/' });
}

it('starts empty, with the way to a first address', async () => {
  await open();
  expect(await screen.findByText('Vous n’avez enregistré aucune adresse')).toBeInTheDocument();
  expect(await screen.findByText(/^Enregistrez ici les adresses utiles/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/agent/address/add');
});

it('lists and counts addresses, filters them, and deletes one after asking', async () => {
  const { user, location } = await open('Domicile', 'Bien à financer');
  expect(await screen.findByText('2 adresses')).toBeInTheDocument();
  expect(screen.queryByText(/^Enregistrez ici/)).not.toBeInTheDocument();
  const domicile = screen.getByRole('listitem', { name: 'Domicile' });
  expect(domicile).toHaveTextContent('75004 Paris');
  expect(within(domicile).getByRole('link', { name: 'Modifier Domicile' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/agent\/address\/edit\/\d+$/),
  );

  const filters = within(screen.getByRole('group', { name: 'Filtres' }));
  await waitFor(() => expect(filters.getByLabelText('Pays').children.length).toBeGreaterThan(1));
  expect(filters.getByLabelText('Département')).toBeDisabled();
  await user.selectOptions(filters.getByLabelText('Pays'), 'France');
  expect(filters.getByLabelText('Département')).toBeEnabled();
  await waitFor(() => expect(filters.getByLabelText('Département').children.length).toBeGreaterThan(90));
  await user.selectOptions(filters.getByLabelText('Département'), 'Ain');
  expect(location()).toBe('/?pays=FR&departement=FR-01');
  expect(await screen.findByText('Aucune adresse ne correspond à ces filtres')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Effacer' }));

  await user.click(await screen.findByRole('button', { name: 'Supprimer Bien à financer' }));
  const dialog = screen.getByRole('alertdialog', { name: /^Supprimer l’adresse/ });
  expect(dialog).toHaveTextContent('Bien à financer');
  expect(dialog).toHaveTextContent('Cette suppression est définitive.');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer l’adresse' }));
  expect(await screen.findByText(/Bien à financer » supprimée/)).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Liste des adresses' })).toHaveFocus();
  expect(await screen.findByText('1 adresse')).toBeInTheDocument();
  // What was of use does not go from under the hands.
  expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toBeInTheDocument();
});
