import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPage, type Reply } from '../testing/render-page';
import SignInPage from './sign-in-page';

const KEY = 'b'.repeat(40);
const loginForm = () => within(screen.getByRole('form', { name: 'Se connecter' }));
const registrationForm = () => within(screen.getByRole('form', { name: 'Créer votre compte' }));

describe('the login', () => {
  async function signIn(reply: Reply, { stayConnected = false } = {}) {
    const page = renderPage(SignInPage, { 'POST /api/login': reply });
    await page.user.type(loginForm().getByLabelText('Adresse e-mail'), ' agent@intergestion.example ');
    await page.user.type(loginForm().getByLabelText('Mot de passe'), 'Portail2026');
    if (stayConnected) await page.user.click(loginForm().getByRole('checkbox', { name: /Rester connecté/ }));
    await page.user.click(loginForm().getByRole('button', { name: 'CONNEXION' }));
    return page;
  }

  it('opens the session with the key of the server, and says that the profile loads', async () => {
    const { bodyOf, kit, stored } = await signIn({ body: { meta: { apiKey: KEY } } });
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(bodyOf('POST /api/login')).toEqual({
      meta: { email: 'agent@intergestion.example', password: 'Portail2026' },
    });
    expect(kit.session.current()).toMatchObject({
      isLoggedIn: true,
      token: KEY,
      email: 'agent@intergestion.example',
    });
    expect(stored('stayConnected')).toBe('false');
  });

  it('stays connected when asked to', async () => {
    const { stored } = await signIn({ body: { meta: { apiKey: KEY } } }, { stayConnected: true });
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(stored('stayConnected')).toBe('true');
  });

  it('says under the password field that it was refused, and keeps what was typed', async () => {
    const { kit } = await signIn({ status: 401, body: { errors: [{ title: 'access denied exception' }] } });
    const password = loginForm().getByLabelText('Mot de passe');
    expect(await screen.findByText("Votre email ou mot de passe n'est pas valide")).toBeVisible();
    expect(password).toHaveAccessibleDescription("Votre email ou mot de passe n'est pas valide");
    await waitFor(() => expect(password).toHaveFocus());
    expect(password).toHaveValue('Portail2026');
    expect(kit.session.current().isLoggedIn).toBe(false);
  });

  it('does not blame the password when the server is down', async () => {
    await signIn({ status: 503, body: null });
    expect(await screen.findByRole('alert')).toHaveTextContent(/n’est perdu\.$/);
    expect(loginForm().getByLabelText('Mot de passe')).not.toBeInvalid();
  });

  it('needs an e-mail, of type e-mail, and a password', async () => {
    const { user, calls } = renderPage(SignInPage);
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
    expect(email).toHaveAccessibleDescription(/format nom@exemple\.fr/);
    expect(calls).toEqual([]);
  });

  it('has a way out for a forgotten password', async () => {
    const { user, address } = renderPage(SignInPage);
    await user.click(screen.getByRole('button', { name: /Mot de passe oublié/ }));
    expect(address()).toBe('/ResetPassword');
  });
});

describe('the registration', () => {
  const WEAK =
    'Le mot de passe doit comporter au moins 8 caractères et inclure une lettre majuscule et un chiffre.';

  async function fill(user: UserEvent, password = 'Portail2026', confirmation = password) {
    const write = (label: string, text: string) => user.type(registrationForm().getByLabelText(label), text);
    await write('Nom', 'Durand');
    await write('Prénom', 'Marie');
    await write('Adresse e-mail', 'marie@example.com');
    await write('Mot de passe', password);
    await write('Confirmation du mot de passe', confirmation);
    await write('Date de naissance', '1990-05-17');
    await user.click(registrationForm().getByRole('button', { name: "S'INSCRIRE" }));
  }

  const refusedWith = (...errors: readonly object[]): Record<string, Reply> => ({
    'POST /admin/api/customer_users': { status: 400, body: errors },
  });

  it('makes an applicant of the default agency, and leads to the confirmation', async () => {
    const { user, address, bodyOf } = renderPage(SignInPage, {
      'POST /admin/api/customer_users': { status: 201, body: { id: 9, email: 'marie@example.com' } },
    });
    await fill(user);
    expect(await screen.findByText('Ailleurs')).toBeVisible();
    expect(address()).toBe('/ConfirmRegister');
    expect(bodyOf('POST /admin/api/customer_users')).toEqual({
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

  it('says beside the e-mail that it is taken', async () => {
    const { user } = renderPage(
      SignInPage,
      refusedWith({ source: 'email', detail: 'This email is already used.' }),
    );
    await fill(user);
    expect(await screen.findByText('Cet email est déjà utilisé.')).toBeVisible();
    expect(registrationForm().getByLabelText('Adresse e-mail')).toHaveAccessibleDescription(
      /Cet email est déjà utilisé\./,
    );
  });

  it('says beside the password what a strong one is, in the words of the specification', async () => {
    const { user } = renderPage(
      SignInPage,
      refusedWith({ title: 'password complexity constraint', source: 'password', detail: 'Too weak' }),
    );
    await fill(user, 'portail');
    expect(await screen.findByText(WEAK)).toBeVisible();
    expect(registrationForm().getByLabelText('Mot de passe')).toHaveAccessibleDescription(
      new RegExp(WEAK.replaceAll('.', '\\.')),
    );
  });

  it('says both when the server says both', async () => {
    const { user } = renderPage(
      SignInPage,
      refusedWith(
        { source: 'email', detail: 'This email is already used.' },
        { title: 'password complexity constraint', source: 'password', detail: 'Too weak' },
      ),
    );
    await fill(user, 'portail');
    expect(await screen.findByText('Cet email est déjà utilisé.')).toBeVisible();
    expect(screen.getByText(WEAK)).toBeVisible();
  });

  it('says that two passwords differ before it asks the server', async () => {
    const { user, calls } = renderPage(SignInPage);
    await fill(user, 'Portail2026', 'Portail2027');
    expect(registrationForm().getByLabelText('Confirmation du mot de passe')).toHaveAccessibleDescription(
      'Mots de passe non identiques!',
    );
    expect(calls).toEqual([]);
  });

  it.each([
    'Nom',
    'Prénom',
    'Adresse e-mail',
    'Mot de passe',
    'Confirmation du mot de passe',
    'Date de naissance',
  ])('needs the field %s', async (label) => {
    const { user } = renderPage(SignInPage);
    const field = registrationForm().getByLabelText(label);
    expect(field).toBeRequired();
    await user.click(registrationForm().getByRole('button', { name: "S'INSCRIRE" }));
    expect(field).toBeInvalid();
  });
});
