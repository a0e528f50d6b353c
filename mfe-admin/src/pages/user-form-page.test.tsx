import { kit, type Transport } from '@portal/kit';
import { ok, overBackOffice, recordCalls, renderScreen, seed } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor } from '@testing-library/react';
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

it('offers the four roles, says what the password lacks in the words of the specification, and is not left half typed', async () => {
  const { user } = await openNew();
  expect(screen.getByLabelText('Rôle')).toHaveTextContent("ChoisissezAdminDemandeurAgentDirecteur d'agence");
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  };
  await type(password(), 'motdepasse');
  expect(password()).toHaveAccessibleDescription(
    'Le mot de passe doit comporter une lettre majuscule et un chiffre',
  );
  await type(password(), 'court');
  expect(password()).toHaveAccessibleDescription(/au moins 8 caractères/);
  await type(confirmation(), 'autre');
  expect(confirmation()).toHaveAccessibleDescription(
    'Le mot de passe et la confirmation du mot de passe doivent être identiques.',
  );
  expect(save()).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Annuler' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Votre saisie n’est pas enregistrée.');
});

it('shows a taken e-mail beside the field, and lets one correct it', async () => {
  const { user } = await openNew();
  await fillIn(user, 'agent@intergestion.example');
  await user.click(save());
  const email = screen.getByLabelText('Adresse e-mail');
  await screen.findByText('Cet email est déjà utilisé.');
  expect(email).toHaveAccessibleDescription('Cet email est déjà utilisé.');
  expect(screen.getByLabelText('Nom')).toHaveValue('Belkacem');
});

it('says so when the user does not exist, or is out of reach', async () => {
  await renderScreen(<UserFormPage />, {
    as: 'directeur',
    path: '/user/edit/999999',
    route: '/user/edit/:id',
  });
  expect(
    await screen.findByText('Ce compte est introuvable ou ne vous est pas accessible'),
  ).toBeInTheDocument();
});

it('a new user can be saved once every field is set: confirmed, active, of the default agency, followed by the supervisor', async () => {
  const calls = recordCalls();
  const { user, location } = await openNew(calls.transport);
  expect(save()).toBeDisabled();
  await fillIn(user, ' ines.agence@intergestion.example ');
  expect(save()).toBeEnabled();
  await user.click(save());
  await waitFor(() => expect(location()).toBe('/usersList'));
  expect(calls.bodyOf('POST /admin/api/customer_users')).toEqual({
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

describe('an account', () => {
  const UPDATE = 'PATCH /admin/api/customer_users/7';
  const open = async (as: 'admin' | 'directeur', roles = [4]) => {
    const account = {
      id: 7,
      firstName: 'Inès',
      lastName: 'Belkacem',
      birthday: '1991-01-30',
      email: 'ines@intergestion.example',
      roles,
    };
    const calls = recordCalls(
      overBackOffice({
        'GET /admin/api/customer_users/7': ok(account),
        [UPDATE]: ok(account),
      }),
    );
    const transport = calls.transport;
    const at = { path: '/user/edit/7', route: '/user/edit/:id' };
    return { calls, ...(await renderScreen(<UserFormPage />, { as, ...at, transport })) };
  };

  it('is given another e-mail by an administrator, and nothing else is sent', async () => {
    const { calls, user, location } = await open('admin');
    const email = await screen.findByLabelText('Adresse e-mail');
    await user.clear(email);
    await user.paste('ines.neuve@intergestion.example');
    await user.click(save());
    await waitFor(() => expect(location()).toBe('/usersList'));
    expect(calls.bodyOf(UPDATE)).toEqual({ email: 'ines.neuve@intergestion.example' });
  });

  it('is shown to a director, who may change all but its e-mail', async () => {
    await open('directeur');
    expect(await screen.findByLabelText('Prénom')).toHaveValue('Inès');
    expect(screen.getByLabelText('Prénom')).not.toHaveAttribute('readonly');
    expect(screen.getByLabelText('Adresse e-mail')).toHaveAttribute('readonly');
    expect(screen.getByText('Agent')).toBeInTheDocument();
  });

  it('of an administrator is none that a director may change', async () => {
    await open('directeur', [1]);
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
