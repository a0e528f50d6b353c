import { kit, type Transport } from '@portal/kit';
import { ok, overBackOffice, recordCalls, renderScreen, seed } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { lastValueFrom } from 'rxjs';
import UserFormPage from './user-form-page';

beforeAll(() => installJsdomDialog());

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const openNew = (transport?: Transport) =>
  renderScreen(<UserFormPage />, { as: 'admin', path: '/user/new', route: '/user/new', transport });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const password = () => screen.getByLabelText('Mot de passe');
const confirmation = () => screen.getByLabelText('Confirmation du mot de passe');

async function fillIn(user: User, email: string) {
  for (const [label, text] of [
    ['Prénom', 'Inès'],
    ['Nom', 'Belkacem'],
    ['Date de naissance, jour', '17/09/1986'],
    ['Adresse e-mail', email],
    ['Mot de passe', 'Secret2026'],
    ['Confirmation du mot de passe', 'Secret2026'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.selectOptions(screen.getByLabelText('Rôle'), 'Agent');
}

it('offers the four roles', async () => {
  await openNew();
  expect(screen.getByLabelText('Rôle')).toHaveTextContent("ChoisissezAdminDemandeurAgentDirecteur d'agence");
});

it('says what the password lacks in the words of the specification', async () => {
  const { user } = await openNew();
  await user.type(password(), 'motdepasse');
  await user.tab();
  expect(password()).toHaveAccessibleDescription(
    'Le mot de passe doit comporter une lettre majuscule et un chiffre',
  );
  await user.clear(password());
  await user.type(password(), 'court');
  await user.tab();
  expect(password()).toHaveAccessibleDescription(/au moins 8 caractères/);
  await user.type(confirmation(), 'autre');
  await user.tab();
  expect(confirmation()).toHaveAccessibleDescription(
    'Le mot de passe et la confirmation du mot de passe doivent être identiques.',
  );
  expect(save()).toBeDisabled();
});

it('shows a taken e-mail beside the field, and lets one correct it', async () => {
  const { user } = await openNew();
  await fillIn(user, 'agent@intergestion.example');
  await user.click(save());
  const email = screen.getByLabelText('Adresse e-mail');
  await screen.findByText('Cet email est déjà utilisé.');
  expect(email).toHaveAccessibleDescription('Cet email est déjà utilisé.');
  await user.clear(email);
  await user.paste('ines.corrigee@intergestion.example');
  expect(email).not.toHaveAccessibleDescription('Cet email est déjà utilisé.');
  expect(save()).toBeEnabled();
});

it.each([
  ['the user does not exist, or is out of reach', '/user/edit/999999'],
  ['the address holds no number', '/user/edit/abc'],
])('says so when %s', async (_, path) => {
  await renderScreen(<UserFormPage />, { as: 'directeur', path, route: '/user/edit/:id' });
  expect(
    await screen.findByText('Ce compte est introuvable ou ne vous est pas accessible'),
  ).toBeInTheDocument();
});

describe('a new user', () => {
  const CREATE = 'POST /admin/api/customer_users';

  it('can be saved once every field is set: confirmed, active, of the default agency, followed by the supervisor', async () => {
    const calls = recordCalls();
    const { user, location } = await openNew(calls.transport);
    expect(save()).toBeDisabled();
    await fillIn(user, ' ines.agence@intergestion.example ');
    expect(save()).toBeEnabled();
    await user.click(save());
    await waitFor(() => expect(location()).toBe('/usersList'));
    expect(calls.bodyOf(CREATE)).toEqual({
      firstName: 'Inès',
      lastName: 'Belkacem',
      birthday: '1986-09-17',
      email: 'ines.agence@intergestion.example',
      username: 'ines.agence@intergestion.example',
      password: 'Secret2026',
      roles: [4],
      customer: 59,
      s_email_agent: 'superviseur@intergestion.example',
      confirmed: true,
      enabled: true,
    });
  });

  it('keeps what is typed when the server fails, or refuses it to this account', async () => {
    let status = 500;
    const { user, location } = await openNew(overBackOffice({ [CREATE]: () => ({ status }) }));
    await fillIn(user, 'ines.panne@intergestion.example');
    await user.click(save());
    expect(await screen.findByText(/Rien de ce que vous avez saisi n’est perdu/)).toBeInTheDocument();
    status = 403;
    await user.click(save());
    expect(await screen.findByText(/Votre compte ne permet pas/)).toBeInTheDocument();
    expect(screen.getByLabelText('Nom')).toHaveValue('Belkacem');
    expect(location()).toBe('/user/new');
  });

  it('is not left half typed without asking', async () => {
    const { user, location } = await openNew();
    await user.type(screen.getByLabelText('Prénom'), 'Inès');
    await user.click(screen.getByRole('link', { name: 'Annuler' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Votre saisie n’est pas enregistrée.');
    await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
    expect(location()).toBe('/user/new');
    await user.click(screen.getByRole('link', { name: 'Utilisateurs' }));
    await user.click(await screen.findByRole('button', { name: 'Quitter la page' }));
    await waitFor(() => expect(location()).toBe('/usersList'));
  });
});

describe('an account', () => {
  const PATH = '/user/edit/7';
  const account = (fields: object = {}) => ({
    id: 7,
    namePrefix: 'Mme',
    firstName: 'Inès',
    middleName: 'Rose',
    lastName: 'Belkacem',
    birthday: '1991-01-30',
    email: 'ines@intergestion.example',
    roles: [4],
    ...fields,
  });
  const open = (as: 'admin' | 'directeur', fields: object = {}) => {
    const calls = recordCalls(
      overBackOffice({
        'GET /admin/api/customer_users/7': ok(account(fields)),
        'PATCH /admin/api/customer_users/7': ok(account()),
      }),
    );
    const rendered = renderScreen(<UserFormPage />, {
      as,
      path: PATH,
      route: '/user/edit/:id',
      transport: calls.transport,
    });
    return { calls, rendered };
  };

  it('is given another e-mail by an administrator, and nothing else is sent', async () => {
    const { calls, rendered } = open('admin');
    const { user, location } = await rendered;
    const email = await screen.findByLabelText('Adresse e-mail');
    await user.clear(email);
    await user.paste('ines.neuve@intergestion.example');
    await user.click(save());
    await waitFor(() => expect(location()).toBe('/usersList'));
    expect(calls.bodyOf('PATCH /admin/api/customer_users/7')).toEqual({
      email: 'ines.neuve@intergestion.example',
    });
  });

  it('is shown to a director, who may change all but its e-mail', async () => {
    const { calls, rendered } = open('directeur');
    const { user, location } = await rendered;
    const firstName = await screen.findByLabelText('Prénom');
    expect(firstName).toHaveValue('Inès');
    expect(screen.getByLabelText('Adresse e-mail')).toHaveAttribute('readonly');
    expect(screen.getByText('Agent')).toBeInTheDocument();
    await user.type(firstName, ' Rose');
    await user.click(save());
    await waitFor(() => expect(location()).toBe('/usersList'));
    expect(calls.bodyOf('PATCH /admin/api/customer_users/7')).toMatchObject({ firstName: 'Inès Rose' });
  });

  it('of an administrator is none that a director may change', async () => {
    const { rendered } = open('directeur', { roles: [1] });
    await rendered;
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Votre compte ne permet pas de modifier cet utilisateur',
    );
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
  });
});

it('tells two administrators of each other when both edit one user, and neither loses a field', async () => {
  const { id } = await seed('person', {
    columns: { first_name: 'Paul', last_name: 'Roux', birthday: '1980-01-01' },
  });
  const path = `/admin/api/customer_users/${String(id)}`;
  const { user } = await renderScreen(<UserFormPage />, {
    as: 'admin',
    path: `/user/edit/${String(id)}`,
    route: '/user/edit/:id',
  });
  const lastName = await screen.findByLabelText('Nom');
  await user.clear(lastName);
  await user.type(lastName, 'Ici');
  const { signed } = kit().http;
  const body = { firstName: 'Ailleurs', lastName: 'Ailleurs' };
  await lastValueFrom(signed.send({ method: 'PATCH', path, body }));

  await user.click(save());
  expect(await screen.findByText(/^Ces informations ont changé entre-temps/)).toBeInTheDocument();
  expect(lastName).toHaveAccessibleDescription(/«\sAilleurs\s» est enregistré, et vous avez saisi «\sIci\s»/);
  await waitFor(() => expect(screen.getByLabelText('Prénom')).toHaveValue('Ailleurs'));
  await user.click(save());
  await waitFor(async () =>
    expect((await lastValueFrom(signed.read({ path }, 'none'))).body).toMatchObject({
      firstName: 'Ailleurs',
      lastName: 'Ici',
    }),
  );
});
