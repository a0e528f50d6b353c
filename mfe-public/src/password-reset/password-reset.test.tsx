import {
  type FakeAnswer,
  type FakeAnswers,
  ok,
  overBackOffice,
  recordCalls,
  renderScreen,
} from '@portal/testing';
import { kit } from '@portal/kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { NewPasswordPage, ResetConfirmedPage, ResetRequestPage } from './reset-pages';

const REQUEST = 'POST /admin/api/customerUser/password_reset/request';
const RESET = 'POST /admin/api/customerUser/password_reset/reset';
const WEAK =
  'Le mot de passe doit comporter au moins 8 caractères et inclure une lettre majuscule et un chiffre.';

describe('asking for a new password', () => {
  async function ask(email: string) {
    const calls = recordCalls();
    const opened = await renderScreen(<ResetRequestPage />, {
      path: '/ResetPassword',
      route: '/ResetPassword',
      transport: calls.transport,
    });
    if (email !== '') await opened.user.type(screen.getByLabelText('Adresse e-mail'), email);
    await opened.user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
    return { ...opened, calls };
  }

  it.each([
    ['known', 'demandeur@intergestion.example'],
    ['unknown', 'personne@intergestion.example'],
  ])('sends an address, here a %s one, and where to come back to; then leads on', async (_, email) => {
    const { location, calls } = await ask(` ${email} `);
    await waitFor(() => expect(location()).toBe('/ConfirmResetPassword'));
    expect(calls.bodyOf(REQUEST)).toEqual({ email, front_website: window.location.origin });
  });

  it('needs an e-mail', async () => {
    const { calls } = await ask('');
    expect(screen.getByLabelText('Adresse e-mail')).toHaveAccessibleDescription(
      'Indiquez votre adresse e-mail.',
    );
    expect(calls.names()).toEqual([]);
  });
});

it('says that a new password was sent, the same whether or not the address is known', async () => {
  const { user, location } = await renderScreen(<ResetConfirmedPage />, {
    path: '/ConfirmResetPassword',
    route: '/ConfirmResetPassword',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeVisible();
  expect(screen.getByText(/^Si un compte existe pour cette adresse/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Se connecter' }));
  expect(location()).toBe('/login');
});

describe('choosing a new password', () => {
  async function open(answer?: FakeAnswer, path = '/password/reset/token=abc%2F=9') {
    const answers = answer === undefined ? {} : { [RESET]: answer };
    const calls = recordCalls(overBackOffice(answers));
    const opened = await renderScreen(<NewPasswordPage />, {
      path,
      route: '/password/reset/:token',
      transport: calls.transport,
    });
    return { ...opened, calls };
  }

  type Opened = Awaited<ReturnType<typeof open>>;

  async function choose({ user }: Opened, password: string, confirmation = password) {
    for (const [label, text] of [
      ['Nouveau mot de passe', password],
      ['Confirmation du mot de passe', confirmation],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    await user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  }

  // docs/observed-behaviour.md, "Observed, kept elsewhere"; a link without an equals sign is all token.
  it.each([
    ['token=abc%2F=9', 'abc/=9'],
    ['abc9', 'abc9'],
  ])('takes the token out of the address at once, and still knows it: %s', async (parameter, token) => {
    const opened = await open(ok({ status: 'ok' }), `/password/reset/${parameter}`);
    await waitFor(() => expect(opened.location()).toBe('/password/reset/token='));
    await choose(opened, 'Portail2027');
    expect(await screen.findByText('Votre nouveau mot de passe est enregistré.')).toBeVisible();
    expect(opened.calls.bodyOf(RESET)).toEqual({ token, new_password: 'Portail2027' });
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
    expect(opened.kit.session.current().isLoggedIn).toBe(false);
  });

  it('needs both fields, and says that the two values differ, before it asks the server', async () => {
    const opened = await open();
    await choose(opened, '', '');
    for (const [label, message] of [
      ['Nouveau mot de passe', /Indiquez votre nouveau mot de passe\./],
      ['Confirmation du mot de passe', /Indiquez votre nouveau mot de passe une seconde fois\./],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    await choose(opened, 'Portail2027', 'Portail2028');
    expect(screen.getByLabelText('Confirmation du mot de passe')).toHaveAccessibleDescription(
      'Les mots de passe ne correspondent pas.',
    );
    expect(opened.calls.names()).toEqual([]);
  });

  it('says that a link is worn out, expired or made up, and where to get another', async () => {
    await choose(await open(), 'Portail2027');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ce lien n’est plus valable. Demandez-en un nouveau.',
    );
    expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toHaveAttribute(
      'href',
      '/ResetPassword',
    );
  });

  // Before a password is typed, where /config.json announces that links are checked.
  it.each<[string, FakeAnswers, boolean]>([
    ['says that a dead link is dead, and leads to another', {}, true],
    ['shows the form where the link cannot be checked', { [RESET]: 'no network' }, false],
  ])('%s', async (_, answers, isDead) => {
    function Announced() {
      Object.assign(kit().settings, { resetChecks: true });
      return <NewPasswordPage />;
    }
    const calls = recordCalls(overBackOffice(answers));
    await renderScreen(<Announced />, {
      path: '/password/reset/token=abc9',
      route: '/password/reset/:token',
      transport: calls.transport,
    });
    await waitFor(() => expect(calls.bodyOf(RESET)).toEqual({ token: 'abc9' }));
    await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(isDead ? 1 : 0));
    expect(screen.queryAllByLabelText('Nouveau mot de passe')).toHaveLength(isDead ? 0 : 1);
    expect(screen.getByRole('link', { name: 'Demander un nouveau lien' })).toBeVisible();
  });

  it('says beside the field that the password is weak', async () => {
    const title = 'password complexity constraint';
    const body = [{ title, detail: 'The password must be at least…', source: 'new_password' }];
    await choose(await open({ status: 400, body }), 'portail');
    expect(await screen.findByText(WEAK)).toBeVisible();
    expect(screen.getByLabelText('Nouveau mot de passe')).toBeInvalid();
  });
});
