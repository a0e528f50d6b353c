import type { Transport } from '@portal/kit';
import { createMemoryRouter, RouterProvider } from '@portal/kit/shell';
import { backOfficeTransport, fakeTransport, type Persona, recordCalls, renderScreen } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { render, screen, waitFor, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import UserFormPage from './user-form-page';
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
            : Array.from({ length: 10 }, (_, index) => someone(index + 1)),
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
  expect(dialog).toHaveTextContent(`Supprimer le compte « ${name} »`);
  expect(dialog).toHaveTextContent('Cette suppression est définitive.');
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer le compte' }));
  expect(await screen.findByText(`Compte « ${name} » supprimé.`)).toBeInTheDocument();
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

it('shows the agency of each', async () => {
  await open('directeur');
  const table = await screen.findByRole('table');
  const [first] = await rows();
  const place = within(table)
    .getAllByRole('columnheader')
    .findIndex(({ textContent }) => textContent === 'Agence');
  await waitFor(() => {
    expect(within(first as HTMLElement).getAllByRole('cell')[place]).toHaveTextContent(/\w/);
  });
});

it('costs two signed calls the first time, and one when one comes back', async () => {
  const calls = recordCalls();
  await renderScreen(null, { as: 'directeur', transport: calls.transport });
  const router = createMemoryRouter(
    [
      { path: PATH, element: <UserListPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [PATH] },
  );
  render(<RouterProvider router={router} />);
  const signed = () => calls.names().filter((name) => name.includes('/admin/api/'));
  await rows();
  await screen.findByRole('combobox', { name: 'Agence' });
  expect(signed()).toEqual(['GET /admin/api/customer_users', 'GET /admin/api/customers']);

  await router.navigate('/elsewhere');
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  await router.navigate(PATH);
  expect(await rows()).toHaveLength(10);
  await waitFor(() => expect(signed()).toHaveLength(3));
  expect(signed()[2]).toBe('GET /admin/api/customer_users');
});

describe('what is asked of the directory', () => {
  const asked = (urls: readonly string[]) =>
    urls
      .filter((url) => url.includes('/customer_users?'))
      .map((url) => Object.fromEntries(new URL(url, window.location.origin).searchParams));

  function listening(body: readonly object[], total = body.length) {
    const urls: string[] = [];
    const transport: Transport = (call) => {
      urls.push(call.url);
      return fakeTransport(
        { 'GET /admin/api/customer_users': { status: 200, body, headers: counted(total) } },
        backOfficeTransport,
      )(call);
    };
    return { urls, transport };
  }

  it('filters by role at the server, and keeps the filter in the address', async () => {
    const { urls, transport } = listening([someone(7)]);
    const { user, location } = await open('directeur', `${PATH}?page=2`, transport);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rôle' }), 'Agent');
    expect(location()).toBe(`${PATH}?role=4`);
    await waitFor(() => expect(asked(urls).at(-1)).toMatchObject({ roles: '4', page: '1', limit: '10' }));
  });

  it('shows the agency of the reader, or all they look after, or one of those', async () => {
    const { urls, transport } = listening([someone(7)]);
    const { user, location } = await open('admin', PATH, transport);
    const agency = await screen.findByRole('combobox', { name: 'Agence' });
    expect(asked(urls)[0]).toMatchObject({ customer: '59' });
    await user.selectOptions(agency, 'Toutes les agences');
    expect(location()).toBe(`${PATH}?agence=toutes`);
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
    const { user } = await open('directeur', PATH, transport);
    await rows();
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher' }), 'belka ines');
    await waitFor(() => expect(screen.queryByText('Hugo Delcourt')).not.toBeInTheDocument());
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText('Inès Belkacem')).toBeInTheDocument();
    expect(screen.getByText(/^1.utilisateur sur 2$/)).toBeInTheDocument();
    expect(asked(urls).filter(({ limit }) => limit === '1000')).toHaveLength(1);
  });

  it('pages what a search found, ten by ten', async () => {
    const { transport } = listening(Array.from({ length: 23 }, (_, index) => someone(index + 1)));
    await open('directeur', `${PATH}?q=hugo&page=3`, transport);
    expect(await rows()).toHaveLength(3);
    expect(screen.getByText('21 à 23 sur 23', { exact: false })).toBeInTheDocument();
  });

  it('says what a search could not look through, and asks the server for a whole e-mail', async () => {
    const urls: string[] = [];
    const { user } = await open('directeur', PATH, (call) => {
      urls.push(call.url);
      const isExact = call.url.includes('email=');
      const far = someone(5000, { firstName: 'Zoé', lastName: 'Lointaine', email: 'zoe@loin.example' });
      return fakeTransport(
        {
          'GET /admin/api/customer_users': {
            status: 200,
            body: [isExact ? far : someone(7)],
            headers: counted(isExact ? 1 : 6000),
          },
        },
        backOfficeTransport,
      )(call);
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Rechercher' }), 'hugo');
    expect(
      await screen.findByText(/La recherche porte sur les 1 premiers comptes sur 6.000/),
    ).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox', { name: 'Rechercher' }));
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher' }), 'zoe@loin.example');
    expect(await screen.findByText('Zoé Lointaine')).toBeInTheDocument();
    expect(asked(urls).filter(({ email }) => email !== undefined)).toEqual([
      expect.objectContaining({ email: 'zoe@loin.example' }),
    ]);
  });

  it('can be nobody: the way out is to ask for less', async () => {
    const { user, location } = await open('directeur', `${PATH}?q=personne%20de%20ce%20nom`);
    await user.click(await screen.findByRole('button', { name: 'Effacer la recherche' }));
    expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveFocus();
    expect(await rows()).toHaveLength(10);
    await waitFor(() => expect(location()).toBe(PATH));
  });

  it('can be a role that nobody has', async () => {
    const { transport } = listening([]);
    const { user, location } = await open('directeur', `${PATH}?role=1`, transport);
    expect(await screen.findByText('Aucun utilisateur ne correspond à ces filtres')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(location()).toBe(PATH);
  });
});

it('lands on the page before when the last one of a page is deleted', async () => {
  let total = 11;
  const { user, location } = await open('directeur', `${PATH}?page=2`, (call) =>
    fakeTransport(
      {
        'GET /admin/api/customer_users': (asked) => ({
          status: 200,
          body: asked.url.includes('page=2')
            ? total > 10
              ? [someone(70)]
              : []
            : Array.from({ length: 10 }, (_, index) => someone(index + 1, { firstName: 'Paul' })),
          headers: counted(total),
        }),
        'DELETE /admin/api/customer_users/70': () => {
          total = 10;
          return { status: 204 };
        },
      },
      backOfficeTransport,
    )(call),
  );
  await user.click(await screen.findByRole('button', { name: 'Supprimer Hugo Delcourt' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Supprimer le compte' }));
  expect(await screen.findAllByText('Paul Delcourt')).toHaveLength(10);
  expect(location()).toBe(PATH);
  expect(screen.getByRole('group', { name: 'Liste des utilisateurs' })).toHaveFocus();
});

it('offers a director nothing to do with an administrator', async () => {
  await open(
    'directeur',
    PATH,
    fakeTransport(
      {
        'GET /admin/api/customer_users': {
          status: 200,
          body: [someone(7), someone(8, { firstName: 'Ada', roles: [1] })],
          headers: counted(2),
        },
      },
      backOfficeTransport,
    ),
  );
  expect(await screen.findByRole('link', { name: 'Modifier Hugo Delcourt' })).toBeInTheDocument();
  expect(screen.getByText('Ada Delcourt')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Ada Delcourt/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Ada Delcourt/ })).not.toBeInTheDocument();
});

it('says so to who may not see the directory', async () => {
  await open(
    'directeur',
    PATH,
    fakeTransport({ 'GET /admin/api/customer_users': { status: 403 } }, backOfficeTransport),
  );
  expect(await screen.findByText('Votre compte ne donne pas accès à cette page.')).toBeInTheDocument();
});

it('shows the shape of ten people while they load', async () => {
  await open('directeur', PATH, () => NEVER);
  expect(screen.getByText('Chargement des utilisateurs')).toBeInTheDocument();
});

it('goes back from a form to the same page of the same people, and says once what was done there', async () => {
  const { user } = await renderScreen(null, {
    as: 'directeur',
    transport: fakeTransport(
      {
        'GET /admin/api/customer_users': { status: 200, body: [someone(7)], headers: counted(11) },
        'GET /admin/api/customer_users/7': { status: 200, body: someone(7, { birthday: '1991-01-30' }) },
        'PATCH /admin/api/customer_users/7': { status: 200, body: someone(7, { firstName: 'Hugues' }) },
      },
      backOfficeTransport,
    ),
  });
  const router = createMemoryRouter(
    [
      { path: '/usersList', element: <UserListPage /> },
      { path: '/user/edit/:id', element: <UserFormPage /> },
    ],
    { initialEntries: [`${PATH}?role=4&page=2`] },
  );
  render(<RouterProvider router={router} />);
  await user.click(await screen.findByRole('link', { name: 'Modifier Hugo Delcourt' }));
  expect(await screen.findByRole('link', { name: 'Utilisateurs' })).toHaveAttribute(
    'href',
    `${PATH}?role=4&page=2`,
  );
  await user.type(await screen.findByLabelText('Prénom'), 'nin');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Compte « Hugues Delcourt » enregistré.')).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: PATH, search: '?role=4&page=2', state: null });
});
