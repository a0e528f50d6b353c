import type { Transport } from '@portal/kit';
import { backOfficeTransport, fakeTransport, type Persona, renderScreen } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, within } from '@testing-library/react';
import UserListPage from './user-list-page';

beforeAll(() => installJsdomDialog());

const PATH = '/usersList';
const open = (as: Persona, path = PATH, transport?: Transport) =>
  renderScreen(<UserListPage />, { as, path, transport });
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const someone = (id: number, fields: object = {}) => ({
  id,
  firstName: 'Hugo',
  lastName: 'Delcourt',
  email: 'hugo@intergestion.example',
  roles: [4],
  enabled: true,
  confirmed: true,
  ...fields,
});
const counted = (total: number) => ({ 'x-include-total-count': String(total) });

it('shows ten users of the agency per page, with the label of their role, and the total', async () => {
  await open('directeur');
  const users = await rows();
  expect(users).toHaveLength(10);
  expect(within(await screen.findByRole('table')).getAllByText("Directeur d'agence").length).toBeGreaterThan(
    0,
  );
  expect(screen.getByText(/^\d+.utilisateurs$/)).toBeInTheDocument();
});

it('rounds the number of pages up, and asks for one page at a time', async () => {
  const urls = new Set<string>();
  const { user, location } = await open('directeur', PATH, (call) => {
    urls.add(call.url);
    return fakeTransport(
      { 'GET /admin/api/customer_users': { status: 200, body: [someone(7)], headers: counted(41) } },
      backOfficeTransport,
    )(call);
  });
  expect(await screen.findByText('1 à 10 sur 41', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 5' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Page 6' })).not.toBeInTheDocument();
  expect([...urls].join()).not.toContain('100000');
  await user.click(screen.getByRole('link', { name: 'Page suivante' }));
  expect(location()).toBe('/usersList?page=2');
  await rows();
  expect([...urls].join()).toContain('page=2');
});

it('counts the specification’s way where the server does not count', async () => {
  await open(
    'directeur',
    PATH,
    fakeTransport(
      {
        'GET /admin/api/customer_users': (call) => ({
          status: 200,
          body: call.url.includes('limit=100000')
            ? Array.from({ length: 23 }, (_, index) => someone(index + 1))
            : [someone(1)],
        }),
      },
      backOfficeTransport,
    ),
  );
  expect(await screen.findByText(/^23.utilisateurs$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 3' })).toBeInTheDocument();
});

it('offers NOUVEL UTILISATEUR to administrators only', async () => {
  await open('admin');
  expect(await screen.findByRole('link', { name: 'NOUVEL UTILISATEUR' })).toHaveAttribute(
    'href',
    '/user/new',
  );
});

it('offers no new user to a director, but the affiliations', async () => {
  await open('directeur');
  await rows();
  expect(screen.queryByRole('link', { name: 'NOUVEL UTILISATEUR' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Affiliations' })).toHaveAttribute('href', '/affiliations');
});

it('asks before deleting, naming the person, and the person is gone afterwards', async () => {
  const { user } = await open('directeur', '/usersList?page=2');
  const [first] = await rows();
  const name = within(first as HTMLElement).getByRole('link', { name: /^(?!Modifier)/ }).textContent;
  await user.click(screen.getByRole('button', { name: `Supprimer ${name}` }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(`Supprimer le compte de ${name}`);
  expect(dialog).toHaveTextContent('Cette suppression est définitive.');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer le compte' }));
  expect(await screen.findByText(`Compte de ${name} supprimé.`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: `Supprimer ${name}` })).not.toBeInTheDocument();
});

it('keeps the dialog and says why when the deletion is refused', async () => {
  const { user } = await open(
    'directeur',
    PATH,
    fakeTransport(
      {
        'GET /admin/api/customer_users': { status: 200, body: [someone(7)], headers: counted(1) },
        'DELETE /admin/api/customer_users/7': { status: 403 },
      },
      backOfficeTransport,
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Supprimer Hugo Delcourt' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer le compte' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Vous n’avez pas le droit de faire cette action.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  expect(screen.getByRole('button', { name: 'Supprimer Hugo Delcourt' })).toBeInTheDocument();
});

it('does not let anyone delete their own account', async () => {
  await open('directeur');
  await rows();
  expect(screen.getByRole('link', { name: /^Modifier Marc Delaunay/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Supprimer Marc Delaunay/ })).not.toBeInTheDocument();
});

it('goes to the last page when a page is not there', async () => {
  const { location } = await open('directeur', '/usersList?page=900');
  expect((await rows()).length).toBeGreaterThan(0);
  expect(location()).toMatch(/^\/usersList\?page=\d$/);
});

it('says whether an account can be used', async () => {
  await open(
    'directeur',
    PATH,
    fakeTransport(
      {
        'GET /admin/api/customer_users': {
          status: 200,
          body: [someone(7), someone(8, { confirmed: false }), someone(9, { enabled: false })],
          headers: counted(3),
        },
      },
      backOfficeTransport,
    ),
  );
  for (const words of ['Actif', 'À confirmer', 'Désactivé']) {
    expect(await screen.findByText(words)).toBeInTheDocument();
  }
});

it('says so when the directory is empty, and offers to try again when it cannot be loaded', async () => {
  let answer: 'no network' | { status: number; body: readonly never[]; headers: Record<string, string> } =
    'no network';
  const { user } = await open('directeur', PATH, (call) =>
    fakeTransport({ 'GET /admin/api/customer_users': answer }, backOfficeTransport)(call),
  );
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  answer = { status: 200, body: [], headers: counted(0) };
  await user.click(retry);
  expect(await screen.findByText('Aucun utilisateur dans votre agence')).toBeInTheDocument();
});
