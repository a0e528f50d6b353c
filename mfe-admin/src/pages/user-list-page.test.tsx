import { createMemoryRouter, RouterProvider } from '@portal/kit/shell';
import { type FakeAnswer, ok, overBackOffice, recordCalls, renderScreen } from '@portal/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { openUserList, someone, USER_LIST, userRows } from '../testing/open-user-list';
import UserListPage from './user-list-page';

it('shows ten users of the agency per page, with the label of their role, their agency, and the total', async () => {
  await openUserList('directeur');
  const users = await userRows();
  expect(users).toHaveLength(10);
  expect(within(await screen.findByRole('table')).getAllByText("Directeur d'agence").length).toBeGreaterThan(
    0,
  );
  expect(screen.getByText(/^\d+.utilisateurs$/)).toBeInTheDocument();
  const place = within(await screen.findByRole('table'))
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === 'Agence');
  await waitFor(() =>
    expect(within(users[0] as HTMLElement).getAllByRole('cell')[place]).toHaveTextContent(/\w/),
  );
});

it('rounds the number of pages up, and asks for one page at a time', async () => {
  const urls = new Set<string>();
  const { user, location } = await openUserList('directeur', USER_LIST, (call) => {
    urls.add(call.url);
    return overBackOffice({ 'GET /admin/api/customer_users': ok([someone(7)], 41) })(call);
  });
  expect(await screen.findByText('1 à 10 sur 41', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 5' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Page 6' })).not.toBeInTheDocument();
  expect([...urls].join()).not.toContain('100000');
  await user.click(screen.getByRole('link', { name: 'Page suivante' }));
  expect(location()).toBe('/usersList?page=2');
  await userRows();
  expect([...urls].join()).toContain('page=2');
});

it('keeps neither search nor filters nor NOUVEL UTILISATEUR where the list is refused', async () => {
  await openUserList(
    'admin',
    USER_LIST,
    overBackOffice({ 'GET /admin/api/customer_users': { status: 403 } }),
  );
  expect(await screen.findByText('Votre compte ne donne pas accès à cette page')).toBeVisible();
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Filtres' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'NOUVEL UTILISATEUR' })).not.toBeInTheDocument();
});

it('counts the specification’s way where the server does not count', async () => {
  await openUserList(
    'directeur',
    USER_LIST,
    overBackOffice({
      'GET /admin/api/customer_users': (call) =>
        ok(
          call.url.includes('limit=100000')
            ? Array.from({ length: 23 }, (_, index) => someone(index + 1))
            : Array.from({ length: 10 }, (_, index) => someone(index + 1)),
        ),
    }),
  );
  expect(await screen.findByText(/^23.utilisateurs$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 3' })).toBeInTheDocument();
});

it('offers NOUVEL UTILISATEUR to administrators only, and a director the affiliations', async () => {
  await openUserList('admin');
  const create = await screen.findByRole('link', { name: 'NOUVEL UTILISATEUR' });
  expect(create).toHaveAttribute('href', '/user/new');
  await openUserList('directeur');
  await userRows();
  expect(screen.queryByRole('link', { name: 'NOUVEL UTILISATEUR' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Affiliations' })).toHaveAttribute('href', '/affiliations');
});

it('goes to the last page when a page is not there', async () => {
  const { location } = await openUserList('directeur', '/usersList?page=900');
  expect((await userRows()).length).toBeGreaterThan(0);
  expect(location()).toMatch(/^\/usersList\?page=\d$/);
});

it('says that a role does not exist, and that an agency is not of the network', async () => {
  await openUserList('directeur', '/usersList?role=9&agence=9999');
  expect(await screen.findByText(/un filtre qui n’existe pas ici \(role\)/)).toBeVisible();
  expect(await screen.findByText(/^Votre réseau n’a pas d’agence n°\s9999/)).toBeVisible();
});

it('says so when the directory is empty, and offers to try again when it cannot be loaded', async () => {
  let answer: FakeAnswer = 'no network';
  const { user } = await openUserList('directeur', USER_LIST, (call) =>
    overBackOffice({ 'GET /admin/api/customer_users': answer })(call),
  );
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  answer = ok([], 0);
  await user.click(retry);
  expect(await screen.findByText('Aucun utilisateur dans votre agence')).toBeInTheDocument();
});

it('costs two signed calls the first time, and one when one comes back', async () => {
  const calls = recordCalls();
  await renderScreen(null, { as: 'directeur', transport: calls.transport });
  const router = createMemoryRouter(
    [
      { path: USER_LIST, element: <UserListPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [USER_LIST] },
  );
  render(<RouterProvider router={router} />);
  const signed = () => calls.names().filter((name) => name.includes('/admin/api/'));
  await userRows();
  await screen.findByRole('combobox', { name: 'Agence' });
  expect(signed()).toEqual(['GET /admin/api/customer_users', 'GET /admin/api/customers']);

  await router.navigate('/elsewhere');
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  await router.navigate(USER_LIST);
  expect(await userRows()).toHaveLength(10);
  await waitFor(() => expect(signed()).toHaveLength(3));
  expect(signed()[2]).toBe('GET /admin/api/customer_users');
});

it('shows the shape of ten people while they load', async () => {
  await openUserList('directeur', USER_LIST, () => NEVER);
  expect(screen.getByText('Chargement des utilisateurs')).toBeInTheDocument();
});
