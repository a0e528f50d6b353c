import { backOfficeTransport, fakeTransport, renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import UserFormPage from './user-form-page';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const openNew = () => renderScreen(<UserFormPage />, { as: 'admin', path: '/user/new', route: '/user/new' });
const openExisting = (path: string) =>
  renderScreen(<UserFormPage />, { as: 'directeur', path, route: '/user/edit/:id' });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const password = () => screen.getByLabelText('Mot de passe');
const confirmation = () => screen.getByLabelText('Confirmation du mot de passe');

async function fillIn(user: User, email: string) {
  await user.type(screen.getByLabelText('Prénom'), 'Inès');
  await user.type(screen.getByLabelText('Nom'), 'Belkacem');
  await user.type(screen.getByLabelText('Date de naissance'), '1986-09-17');
  await user.type(screen.getByLabelText('E-mail'), email);
  await user.selectOptions(screen.getByLabelText('Rôle'), 'Agent');
  await user.type(password(), 'Secret2026');
  await user.type(confirmation(), 'Secret2026');
}

it('offers the four roles', async () => {
  await openNew();
  expect(screen.getByLabelText('Rôle')).toHaveTextContent("ChoisissezAdminDemandeurAgentDirecteur d'agence");
});

it('keeps Save closed until every field is set, then creates the user and goes back to the list', async () => {
  const { user, location } = await openNew();
  expect(save()).toBeDisabled();
  await fillIn(user, 'ines.nouvelle@intergestion.example');
  expect(save()).toBeEnabled();
  await user.click(save());
  await screen.findByText((_, element) => element?.tagName === 'BODY' && location() === '/usersList');
  expect(location()).toBe('/usersList');
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
  const email = screen.getByLabelText('E-mail');
  await screen.findByText('Cet email est déjà utilisé.');
  expect(email).toHaveAccessibleDescription('Cet email est déjà utilisé.');
  await user.clear(email);
  await user.type(email, 'ines.corrigee@intergestion.example');
  expect(email).not.toHaveAccessibleDescription('Cet email est déjà utilisé.');
  expect(save()).toBeEnabled();
});

it('shows the person to change, saves, and goes back to the list', async () => {
  const sent: string[] = [];
  const { user, location } = await renderScreen(<UserFormPage />, {
    as: 'directeur',
    path: '/user/edit/7',
    route: '/user/edit/:id',
    transport: (call) => {
      if (call.method === 'PATCH') sent.push(call.body ?? '');
      const person = {
        id: 7,
        firstName: 'Hugo',
        lastName: 'Delcourt',
        birthday: '1991-01-30',
        email: 'hugo@intergestion.example',
        roles: [4],
      };
      return fakeTransport(
        {
          'GET /admin/api/customer_users/7': { status: 200, body: person },
          'PATCH /admin/api/customer_users/7': { status: 200, body: person },
        },
        backOfficeTransport,
      )(call);
    },
  });
  const firstName = await screen.findByLabelText('Prénom');
  expect(firstName).toHaveValue('Hugo');
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
  expect(screen.getByText('Agent')).toBeInTheDocument();
  await user.clear(firstName);
  await user.type(firstName, 'Hugues');
  await user.click(save());
  await screen.findByText((_, element) => element?.tagName === 'BODY' && location() === '/usersList');
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ firstName: 'Hugues', lastName: 'Delcourt' });
});

it('says so when the user does not exist, or is out of reach', async () => {
  await openExisting('/user/edit/999999');
  expect(await screen.findByText('Cette page n’existe pas ou n’existe plus.')).toBeInTheDocument();
});

it('says so when the address holds no number', async () => {
  await openExisting('/user/edit/abc');
  expect(await screen.findByText('Cette page n’existe pas ou n’existe plus.')).toBeInTheDocument();
});
