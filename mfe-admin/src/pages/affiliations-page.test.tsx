import { backOfficeTransport, fakeTransport, renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import AffiliationsPage from './affiliations-page';

const PATH = '/affiliations';

it('shows key, name, supervisor e-mail, URL, and the link of the portal with the key', async () => {
  await renderScreen(<AffiliationsPage />, { as: 'directeur', path: PATH });
  const table = await screen.findByRole('table');
  for (const name of ['Clé', 'Nom', 'E-mail du superviseur', 'URL']) {
    expect(within(table).getByRole('columnheader', { name })).toBeInTheDocument();
  }
  const [, first] = within(table).getAllByRole('row');
  if (first === undefined) throw new Error('no row');
  const key = within(first).getAllByRole('cell')[0]?.textContent ?? '';
  expect(within(first).getByRole('link', { name: /\?agent=/ })).toHaveAttribute(
    'href',
    `${window.location.origin}/?agent=${encodeURIComponent(key)}`,
  );
});

it('observed: the add button does nothing, and says why', async () => {
  const { user, location } = await renderScreen(<AffiliationsPage />, { as: 'admin', path: PATH });
  await screen.findByRole('table');
  const add = screen.getByRole('button', { name: 'Ajouter' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription('Les affiliations sont créées par l’administration du réseau.');
  await user.click(add);
  expect(location()).toBe(PATH);
});

it('never links to an address that is not of the web', async () => {
  const hostile = {
    id: 1,
    affiliate_key: 'K',
    name: 'Nom',
    email: 'a@b.example',
    url: 'javascript:alert(1)',
  };
  await renderScreen(<AffiliationsPage />, {
    as: 'admin',
    path: PATH,
    transport: fakeTransport(
      { 'GET /admin/api/extendaffiliations': { status: 200, body: [hostile] } },
      backOfficeTransport,
    ),
  });
  expect(await screen.findByText('javascript:alert(1)')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'javascript:alert(1)' })).not.toBeInTheDocument();
});

it('says so when there is none, and offers to try again when they cannot be loaded', async () => {
  let answer: 'no network' | { status: number; body: readonly never[] } = 'no network';
  const { user } = await renderScreen(<AffiliationsPage />, {
    as: 'admin',
    path: PATH,
    transport: (call) =>
      fakeTransport({ 'GET /admin/api/extendaffiliations': answer }, backOfficeTransport)(call),
  });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  answer = { status: 200, body: [] };
  await user.click(retry);
  expect(await screen.findByText('Aucune affiliation')).toBeInTheDocument();
});
