import { DEMO_PASSWORD, personas, recordCalls, renderScreen } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import SignInPage from './sign-in-page';

// Refused sign-ins and registrations are tested in `error-catalogue.test.tsx`.

const LOGIN = 'POST /api/login';
const REGISTER = 'POST /admin/api/customer_users';

const loginForm = () => within(screen.getByRole('form', { name: 'Se connecter' }));
const registrationForm = () => within(screen.getByRole('form', { name: 'Créer votre compte' }));

async function open(query = '') {
  const calls = recordCalls();
  const opened = await renderScreen(<SignInPage />, {
    path: `/login${query}`,
    route: '/login',
    transport: calls.transport,
  });
  return { ...opened, calls };
}

it('shows the login, then the registration, under one title, and a way out for a forgotten password', async () => {
  const { user, location } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Connexion et inscription');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Se connecter',
    'Créer votre compte',
  ]);
  await user.click(screen.getByRole('button', { name: /^Mot de passe oublié/ }));
  expect(location()).toBe('/ResetPassword');
});

describe('the login', () => {
  it.each([true, false])(
    'opens the session, and says that the profile loads (stays connected: %s)',
    async (stays) => {
      const { user, calls, kit, stored } = await open();
      await user.type(loginForm().getByLabelText('Adresse e-mail'), ` ${personas.agent} `);
      await user.type(loginForm().getByLabelText('Mot de passe'), DEMO_PASSWORD);
      if (stays)
        await user.click(loginForm().getByRole('checkbox', { name: 'Rester connecté sur cet appareil' }));
      await user.click(loginForm().getByRole('button', { name: 'CONNEXION' }));
      expect(await screen.findByText('Loading...')).toHaveAttribute('lang', 'en');
      // The choice goes as a `Prefer` header: an Oro back office would refuse it in the body.
      expect(calls.bodyOf(LOGIN)).toEqual({ meta: { email: personas.agent, password: DEMO_PASSWORD } });
      expect(kit.session.current()).toMatchObject({ isLoggedIn: true, email: personas.agent });
      expect(stored('stayConnected')).toBe(String(stays));
    },
  );

  it('needs an e-mail, of type e-mail, and a password', async () => {
    const { user, calls } = await open();
    const email = loginForm().getByLabelText('Adresse e-mail');
    expect(email).toHaveAttribute('type', 'email');
    await user.click(loginForm().getByRole('button', { name: 'CONNEXION' }));
    expect(email).toHaveAccessibleDescription('Indiquez votre adresse e-mail.');
    await waitFor(() => expect(email).toHaveFocus());
    expect(loginForm().getByLabelText('Mot de passe')).toHaveAccessibleDescription(
      'Indiquez votre mot de passe.',
    );
    await user.type(email, 'agent');
    await user.tab();
    expect(email).toHaveAccessibleDescription('Indiquez une adresse e-mail au format nom@exemple.fr.');
    expect(calls.names()).toEqual([]);
  });
});

describe('the registration', () => {
  async function fill(user: UserEvent, password: string, confirmation: string) {
    const write = async (label: string, text: string) => {
      await user.click(registrationForm().getByLabelText(label));
      await user.paste(text);
    };
    await write('Nom', 'Durand');
    await write('Prénom', 'Marie');
    await write('Adresse e-mail', ' marie@example.com ');
    await write('Mot de passe', password);
    await write('Confirmation du mot de passe', confirmation);
    await write('Date de naissance, jour', '17/05/1990');
    await user.click(registrationForm().getByRole('button', { name: "S'INSCRIRE" }));
  }

  it('lights a window for each field that would be accepted, and counts them', async () => {
    const { user } = await open();
    const count = () => screen.getByText(/champs? remplis? sur 6$/);
    expect(screen.queryByText(/sur 6$/)).not.toBeInTheDocument();
    await user.type(registrationForm().getByLabelText('Nom'), 'Durand');
    expect(count()).toHaveTextContent(/^1 champ rempli sur 6$/);
    expect(count()).toHaveAttribute('role', 'status');
    await user.type(registrationForm().getByLabelText('Adresse e-mail'), 'marie@');
    await user.type(registrationForm().getByLabelText('Mot de passe'), 'portail');
    expect(count()).toHaveTextContent(/^1 champ/);
    await user.type(registrationForm().getByLabelText('Adresse e-mail'), 'example.com');
    await user.type(registrationForm().getByLabelText('Mot de passe'), 'P2026');
    expect(count()).toHaveTextContent(/^3 champs remplis sur 6$/);
  });

  it('makes an applicant of the default agency, and leads to the confirmation with the page that was wanted', async () => {
    const next = '?next=%2Fsimulateur%3Fsuite%3Dprojet';
    const { user, location, calls } = await open(next);
    await fill(user, 'Portail2026', 'Portail2026');
    await waitFor(() => expect(location()).toBe(`/ConfirmRegister${next}`));
    expect(calls.bodyOf(REGISTER)).toEqual({
      confirmed: true,
      enabled: true,
      email: 'marie@example.com',
      username: 'marie@example.com',
      firstName: 'Marie',
      lastName: 'Durand',
      birthday: '1990-05-17',
      password: 'Portail2026',
      roles: [2],
      customer: 59,
      s_email_agent: 'superviseur@intergestion.example',
    });
  });

  it('says that two passwords differ before it asks the server', async () => {
    const { user, calls } = await open();
    await fill(user, 'Portail2026', 'Portail2027');
    expect(registrationForm().getByLabelText('Confirmation du mot de passe')).toHaveAccessibleDescription(
      'Mots de passe non identiques!',
    );
    expect(calls.names()).toEqual([]);
  });

  it('needs every field, known to browsers, and says so beside each', async () => {
    const { user, calls } = await open();
    await user.click(registrationForm().getByRole('button', { name: "S'INSCRIRE" }));
    for (const [label, token, message] of [
      ['Nom', 'family-name', 'Indiquez votre nom.'],
      ['Prénom', 'given-name', 'Indiquez votre prénom.'],
      ['Adresse e-mail', 'email', 'Indiquez votre adresse e-mail.'],
      ['Mot de passe', 'new-password', 'Indiquez votre mot de passe.'],
      ['Confirmation du mot de passe', 'new-password', 'Indiquez votre mot de passe une seconde fois.'],
      ['Date de naissance, jour', 'bday-day', 'Indiquez votre date de naissance.'],
    ] as const) {
      const field = registrationForm().getByLabelText(label);
      expect(field).toBeRequired();
      expect(field).toHaveAttribute('autocomplete', token);
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    }
    expect(calls.names()).toEqual([]);
  });
});
