import { backOfficeForTests, renderScreen } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { AddressBook } from './address-book';

beforeAll(installJsdomDialog);

/** The address book of the demo applicant who has nothing yet, with these addresses. */
async function open(...labels: readonly string[]) {
  const backOffice = await backOfficeForTests();
  const { kit } = await renderScreen(null, { as: 'nouveau' });
  const { profileId } = kit.session.current();
  for (const label of labels) await backOffice.seed('address', profileId ?? 0, { label });
  return renderScreen(<AddressBook personId={profileId} />, { as: 'nouveau' });
}

it('starts empty, lists and counts addresses, filters them, and deletes one after asking', async () => {
  await open();
  expect(await screen.findByText('Vous n’avez enregistré aucune adresse')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'NOUVELLE ADRESSE' })).toHaveAttribute(
    'href',
    '/agent/address/add',
  );

  const { user, location } = await open('Domicile', 'Bien à financer');
  expect(await screen.findByText('2 adresses')).toBeInTheDocument();
  const domicile = screen.getByRole('listitem', { name: 'Domicile' });
  expect(domicile).toHaveTextContent('75004 Paris');
  expect(within(domicile).getByRole('link', { name: 'Modifier Domicile' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/agent\/address\/edit\/\d+$/),
  );

  const [, page] = screen.getAllByRole('group', { name: 'Filtres' });
  const filters = within(page ?? document.body);
  await waitFor(() => expect(filters.getByLabelText('Pays').children.length).toBeGreaterThan(1));
  await user.selectOptions(filters.getByLabelText('Pays'), 'France');
  await waitFor(() => expect(filters.getByLabelText('Département').children.length).toBeGreaterThan(90));
  await user.selectOptions(filters.getByLabelText('Département'), 'Ain');
  expect(location()).toBe('/?pays=FR&departement=FR-01');
  expect(await screen.findByText('Aucune adresse ne correspond à ces filtres')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));

  await user.click(await screen.findByRole('button', { name: 'Supprimer Bien à financer' }));
  const dialog = screen.getByRole('alertdialog', { name: /^Supprimer l’adresse/ });
  expect(dialog).toHaveTextContent('Cette suppression est définitive.');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer l’adresse' }));
  expect(await screen.findByText(/Bien à financer » supprimée/)).toBeInTheDocument();
  expect(await screen.findByText('1 adresse')).toBeInTheDocument();
});

it('keeps the dialog and says what happened when the address could not be deleted', async () => {
  const { user } = await open('Chalet');
  const backOffice = await backOfficeForTests();
  await user.click(await screen.findByRole('button', { name: 'Supprimer Chalet' }));
  backOffice.fail({ path: '/admin/api/customer_user_addresses', method: 'DELETE', status: 503 });
  await user.click(screen.getByRole('button', { name: 'Supprimer l’adresse' }));
  expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toHaveTextContent(/indisponible/);
});

it('offers to try again when the book could not be loaded', async () => {
  const backOffice = await backOfficeForTests();
  backOffice.fail({ path: '/admin/api/customer_users/', status: 500, times: 2 });
  const { user } = await open();
  await screen.findByText('Ces informations n’ont pas pu être chargées');
  backOffice.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/adresses?$/, { selector: '[role=status]' })).toBeInTheDocument();
});
