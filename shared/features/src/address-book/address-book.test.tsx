import { backOfficeForTests, backOfficeTransport, renderScreen, seed } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { AddressBook } from './address-book';

beforeAll(installJsdomDialog);

async function open(...labels: readonly string[]) {
  return openAt('/', ...labels);
}

async function saved(...labels: readonly string[]) {
  const { kit } = await renderScreen(null, { as: 'nouveau' });
  const { profileId } = kit.session.current();
  for (const label of labels) await seed('address', profileId ?? 0, { label });
}

async function openAt(path: string, ...labels: readonly string[]) {
  await saved(...labels);
  return renderScreen(<AddressBook />, { as: 'nouveau', path });
}

it('starts empty, with the way to a first address', async () => {
  await open();
  expect(await screen.findByText('Vous n’avez enregistré aucune adresse')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'NOUVELLE ADRESSE' })).toHaveAttribute(
    'href',
    '/agent/address/add',
  );
  expect(screen.getByRole('link', { name: 'Ajouter une première adresse' })).toHaveAttribute(
    'href',
    '/agent/address/add',
  );
});

it('lists and counts addresses, filters them, and deletes one after asking', async () => {
  const { user, location } = await open('Domicile', 'Bien à financer');
  expect(await screen.findByText('2 adresses')).toBeInTheDocument();
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
  await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));

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

it('searches what is loaded without a call, says how many are found, and drops the search', async () => {
  const { user, location } = await open('Domicile', 'Résidence d’été', 'Bureau');
  expect(await screen.findByRole('listitem', { name: 'Résidence d’été' })).toBeInTheDocument();
  const field = screen.getByRole('searchbox', { name: 'Rechercher' });
  await user.type(field, "PARIS residence d'ete");
  expect(await screen.findByText(/^1 adresse sur \d+$/)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('listitem', { name: 'Résidence d’été' })).toBeInTheDocument();
  expect(screen.queryByRole('listitem', { name: 'Bureau' })).not.toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/?q=PARIS+residence+d%27ete'));

  await user.type(field, ' introuvable');
  expect(await screen.findByText(/^Aucune adresse ne correspond à « PARIS/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(await screen.findByText(/^\d+ adresses$/)).toBeInTheDocument();
  await waitFor(() => expect(location()).toBe('/'));
});

it('opens as its address says, and ignores what is no country', async () => {
  await openAt('/?pays=france&departement=FR-75&q=pigeonnier', 'Pigeonnier', 'Atelier');
  expect(await screen.findByText(/^1 adresse sur \d+$/)).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('pigeonnier');
  expect(screen.getByLabelText('Pays')).toHaveDisplayValue('Tous les pays');
});

it('asks for nothing but the addresses and the countries', async () => {
  const urls = new Set<string>();
  await renderScreen(<AddressBook />, {
    as: 'nouveau',
    transport: (call) => {
      urls.add(call.url);
      return backOfficeTransport(call);
    },
  });
  await screen.findByText(/adresses?$/, { selector: '[role=status]' });
  await waitFor(() => expect(screen.getByLabelText('Pays').children.length).toBeGreaterThan(100));
  expect([...urls].filter((url) => url.startsWith('/admin/api')).length).toBeLessThanOrEqual(3);
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

it('never draws the whole book for a first search, nor its count', async () => {
  await saved('Rocamadour', 'Autoire');
  const drawn: (string | null)[] = [];
  const look = () => {
    if (screen.queryByRole<HTMLInputElement>('searchbox')?.value === 'roca')
      drawn.push(document.body.textContent);
  };
  const { user } = await renderScreen(
    <Profiler id="book" onRender={look}>
      <AddressBook />
    </Profiler>,
    { as: 'nouveau', path: '/' },
  );
  await screen.findByText(/^\d+ adresses$/);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('roca');
  expect(await screen.findByText(/^1 adresse sur \d+$/)).toBeInTheDocument();
  expect(drawn.filter((text) => /\d adresses|Autoire/.test(text ?? ''))).toEqual([]);
  expect(drawn).not.toEqual([]);
});
