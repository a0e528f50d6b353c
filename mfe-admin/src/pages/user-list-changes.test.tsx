import { createMemoryRouter, RouterProvider } from '@portal/kit/shell';
import { type FakeAnswer, ok, overBackOffice, renderScreen } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import UserFormPage from './user-form-page';
import { openUserList, someone, USER_LIST, userRows } from '../../test/open-user-list';
import UserListPage from './user-list-page';

beforeAll(() => installJsdomDialog());

/** Confirms once the dialog has loaded what it asks about. */
async function confirm(user: UserEvent, dialog: HTMLElement) {
  const button = within(dialog).getByRole('button', { name: 'Supprimer le compte' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
}

it('asks before deleting, naming the person, and the person is gone afterwards', async () => {
  const { user } = await openUserList('directeur', '/usersList?page=2');
  const [first] = await userRows();
  // The one link of a row is its pencil.
  const pencil = within(first as HTMLElement).getByRole('link', { name: /^Modifier / });
  const name = pencil.getAttribute('aria-label')?.replace('Modifier ', '') ?? '';
  await user.click(screen.getByRole('button', { name: `Supprimer ${name}` }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(`Supprimer le compte « ${name} »`);
  expect(dialog).toHaveTextContent('Cette suppression est définitive.');
  await confirm(user, dialog);
  expect(await screen.findByText(`Compte « ${name} » supprimé.`)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: `Supprimer ${name}` })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('group', { name: 'Liste des utilisateurs' })).toHaveFocus();
});

it('lands on the page before when the last one of a page is deleted', async () => {
  let total = 11;
  const { user, location } = await openUserList('directeur', `${USER_LIST}?page=2`, (call) =>
    overBackOffice({
      'GET /admin/api/customer_users': ({ url }) =>
        ok(url.includes('page=2') ? [someone(70)].slice(0, total - 10) : [someone(1)], total),
      'DELETE /admin/api/customer_users/70': () => {
        total = 10;
        return { status: 204 };
      },
    })(call),
  );
  await user.click(await screen.findByRole('button', { name: 'Supprimer Hugo Delcourt' }));
  await confirm(user, await screen.findByRole('alertdialog'));
  await waitFor(() => expect(location()).toBe(USER_LIST));
});

/** Asks for the deletion of an account with one of these roles, whose files are counted so. */
async function askToDelete(files: FakeAnswer, roles: readonly number[] = [4]) {
  const calls: string[] = [];
  const transport = overBackOffice({
    'GET /admin/api/customer_users': ok([someone(7, { roles, email: 'h.delcourt@example.org' })], 1),
    'GET /admin/api/requests': files,
  });
  const { user } = await openUserList('directeur', USER_LIST, (call) => {
    calls.push(`${call.method} ${call.url}`);
    return transport(call);
  });
  await user.click(await screen.findByRole('button', { name: 'Supprimer Hugo Delcourt' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  return { user, calls, dialog, button: dialog.getByRole('button', { name: 'Supprimer le compte' }) };
}

it.each<[string, readonly number[], number, RegExp]>([
  ['agent', [4], 68, /^68.dossiers de votre réseau se retrouveront sans agent connu\./],
  ['agent', [4], 0, /^Cet agent ne suit aucun dossier de votre réseau\.$/],
  ['director', [5], 0, /^$/],
  // What becomes of an applicant's own files.
  ['applicant', [2], 3, /^Les projets de ce compte, s’il y en a, restent dans vos listes/],
])(
  'says before a deletion what loses its agent: of a %s, %j, who has %d files',
  async (_, roles, count, words) => {
    const { dialog, button, calls } = await askToDelete(ok([], count), roles);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    const said = dialog
      .queryAllByText(/dossiers? de votre réseau se retrouver|ne suit aucun|^Les projets de ce compte/)
      .map(({ textContent }) => textContent);
    expect(said.join('|')).toMatch(words);
    const isCounted = !roles.includes(2);
    expect(calls.some((call) => call.includes('s_email_agent=h.delcourt'))).toBe(isCounted);
  },
);

it('says before a deletion what else names the account', async () => {
  const email = 'superviseur@intergestion.example';
  const { user } = await openUserList(
    'directeur',
    USER_LIST,
    overBackOffice({
      'GET /admin/api/customer_users': ok([someone(7, { roles: [5], email })], 1),
      'GET /admin/api/extendaffiliations': ok(
        [email, email.toUpperCase(), 'x@example.org'].map((of, id) => ({
          id,
          affiliate_key: of,
          name: of,
          email: of,
          url: '',
        })),
      ),
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Supprimer Hugo Delcourt' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText(/^2.affiliations garderont cette adresse, sans compte\.$/)).toBeVisible();
  expect(dialog.getByText(/^Ce compte est le prescripteur par défaut/)).toBeVisible();
});

it('deletes no agent before the files are counted, and says so when they cannot be', async () => {
  const { user, calls, dialog, button } = await askToDelete('never');
  expect(dialog.getByText('Comptage des dossiers que suit ce compte…')).toBeInTheDocument();
  await user.click(button);
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Annuler' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  await askToDelete({ status: 500 });
  expect(
    await screen.findByText(/^Les dossiers que suit ce compte n’ont pas pu être comptés/),
  ).toBeInTheDocument();
});

it('goes back from a form to the same page of the same people, and says once what was done there', async () => {
  const { user } = await renderScreen(null, {
    as: 'directeur',
    transport: overBackOffice({
      'GET /admin/api/customer_users': ok([someone(7)], 11),
      'GET /admin/api/customer_users/7': ok(someone(7, { birthday: '1991-01-30' })),
      'PATCH /admin/api/customer_users/7': ok(someone(7, { firstName: 'Hugues' })),
    }),
  });
  const router = createMemoryRouter(
    [
      { path: '/usersList', element: <UserListPage /> },
      { path: '/user/edit/:id', element: <UserFormPage /> },
    ],
    { initialEntries: [`${USER_LIST}?role=4&page=2`] },
  );
  render(<RouterProvider router={router} />);
  await user.click(await screen.findByRole('link', { name: 'Modifier Hugo Delcourt' }));
  expect(await screen.findByRole('link', { name: 'Utilisateurs' })).toHaveAttribute(
    'href',
    `${USER_LIST}?role=4&page=2`,
  );
  await user.type(await screen.findByLabelText('Prénom'), 'nin');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Compte « Hugues Delcourt » enregistré.')).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: USER_LIST, search: '?role=4&page=2', state: null });
});
