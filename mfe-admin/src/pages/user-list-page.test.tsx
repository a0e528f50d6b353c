import { ok, overBackOffice } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { openUserList, openUsers, someone, USER_LIST, userRows } from '../../test/open-user-list';

it('shows ten users per page with the label of their role, and says once what is the same of all', async () => {
  await openUserList('directeur');
  expect(await userRows()).toHaveLength(10);
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByText("Directeur d'agence")).not.toHaveLength(0);
  expect(await screen.findByText(/^\d+.utilisateurs d’Île-de-France$/)).toBeInTheDocument();
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Nom',
    'Adresse e-mail',
    'Rôle',
    'Actions',
  ]);
  expect(table.queryByText('Actif')).not.toBeInTheDocument();
  // Creating is for administrators alone; nobody deletes their own account.
  expect(screen.queryByRole('link', { name: 'NOUVEL UTILISATEUR' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Affiliations' })).toHaveAttribute('href', '/affiliations');
  expect(screen.getByRole('link', { name: /^Modifier Marc Delaunay/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Supprimer Marc Delaunay/ })).not.toBeInTheDocument();
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

it('offers a director nothing to do with an administrator', async () => {
  await openUsers([someone(7), someone(8, { firstName: 'Ada', roles: [1] })]);
  expect(await screen.findByRole('link', { name: 'Modifier Hugo Delcourt' })).toBeInTheDocument();
  expect(screen.getByText('Ada Delcourt')).toBeInTheDocument();
  for (const role of ['link', 'button'])
    expect(screen.queryByRole(role, { name: /Ada Delcourt/ })).not.toBeInTheDocument();
});

it('says so when the directory is empty', async () => {
  await openUsers([]);
  expect(await screen.findByText('Aucun utilisateur dans votre agence')).toBeInTheDocument();
});
