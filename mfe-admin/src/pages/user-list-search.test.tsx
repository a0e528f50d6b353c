import type { Transport } from '@portal/kit';
import { ok, overBackOffice } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openUserList, someone, USER_LIST, userRows } from '../../test/open-user-list';

const asked = (urls: readonly string[]) =>
  urls
    .filter((url) => url.includes('/customer_users?'))
    .map((url) => Object.fromEntries(new URL(url, window.location.origin).searchParams));

function listening(body: readonly object[], total = body.length) {
  const urls: string[] = [];
  const transport: Transport = (call) => {
    urls.push(call.url);
    return overBackOffice({ 'GET /admin/api/customer_users': ok(body, total) })(call);
  };
  return { urls, transport };
}

it('filters by role at the server, and keeps the filter in the address', async () => {
  const { urls, transport } = listening([someone(7)]);
  const { user, location } = await openUserList('directeur', `${USER_LIST}?page=2`, transport);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rôle' }), 'Agent');
  expect(location()).toBe(`${USER_LIST}?role=4`);
  await waitFor(() => expect(asked(urls).at(-1)).toMatchObject({ roles: '4', page: '1', limit: '10' }));
});

it('shows the agency of the reader, or all they look after, or one of those', async () => {
  const { urls, transport } = listening([someone(7)]);
  const { user, location } = await openUserList('admin', USER_LIST, transport);
  const agency = await screen.findByRole('combobox', { name: 'Agence' });
  expect(asked(urls)[0]).toMatchObject({ customer: '59' });
  // Creating is for administrators alone.
  expect(screen.getByRole('link', { name: 'NOUVEL UTILISATEUR' })).toHaveAttribute('href', '/user/new');
  await waitFor(() => expect(agency).toBeEnabled());
  await user.selectOptions(agency, 'Toutes les agences');
  expect(location()).toBe(`${USER_LIST}?agence=toutes`);
  await waitFor(() => expect(asked(urls).at(-1)?.['customer']).toMatch(/^59,\d+(,\d+)+$/));
  await user.selectOptions(agency, within(agency).getAllByRole('option')[2] as HTMLElement);
  await waitFor(() => expect(asked(urls).at(-1)?.['customer']).toMatch(/^\d+$/));
  expect(asked(urls).at(-1)?.['customer']).not.toBe('59');
});

it('is searched by any part of a name among the thousand first, with one call for all letters', async () => {
  const { urls, transport } = listening([
    someone(7),
    someone(8, { firstName: 'Inès', lastName: 'Belkacem', email: 'ines@intergestion.example' }),
  ]);
  const { user } = await openUserList('directeur', USER_LIST, transport);
  await userRows();
  await user.type(screen.getByRole('searchbox', { name: 'Rechercher' }), 'belka ines');
  await waitFor(() => expect(screen.queryByText('Hugo Delcourt')).not.toBeInTheDocument());
  expect(await userRows()).toHaveLength(1);
  expect(screen.getByText('Inès Belkacem')).toBeInTheDocument();
  expect(screen.getByText(/^1.utilisateur sur 2/)).toBeInTheDocument();
  expect(asked(urls).filter(({ limit }) => limit === '1000')).toHaveLength(1);
});

it('pages what a search found, ten by ten', async () => {
  const { transport } = listening(Array.from({ length: 23 }, (_, index) => someone(index + 1)));
  await openUserList('directeur', `${USER_LIST}?q=hugo&page=3`, transport);
  expect(await userRows()).toHaveLength(3);
  expect(screen.getByText('21 à 23 sur 23', { exact: false })).toBeInTheDocument();
});

it('says what a search could not look through, and asks the server for a whole e-mail', async () => {
  const urls: string[] = [];
  const { user } = await openUserList('directeur', USER_LIST, (call) => {
    urls.push(call.url);
    const isExact = call.url.includes('email=');
    const far = someone(5000, { firstName: 'Zoé', lastName: 'Lointaine', email: 'zoe@loin.example' });
    return overBackOffice({
      'GET /admin/api/customer_users': ok([isExact ? far : someone(7)], isExact ? 1 : 6000),
    })(call);
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Rechercher' }), 'hugo');
  expect(
    await screen.findByText(/La recherche porte sur les 1 premiers comptes sur 6.000/),
  ).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox', { name: 'Rechercher' }));
  await user.paste('zoe@loin.example');
  expect(await screen.findByText('Zoé Lointaine')).toBeInTheDocument();
  expect(asked(urls).filter(({ email }) => email !== undefined)).toEqual([
    expect.objectContaining({ email: 'zoe@loin.example' }),
  ]);
});
