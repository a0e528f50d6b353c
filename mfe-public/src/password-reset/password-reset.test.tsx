import { screen } from '@testing-library/react';
import { renderPage, type Reply } from '../testing/render-page';
import NewPasswordPage from './new-password-page';
import ResetConfirmedPage from './reset-confirmed-page';
import ResetRequestPage from './reset-request-page';

const REQUEST = 'POST /admin/api/customerUser/password_reset/request';
const RESET = 'POST /admin/api/customerUser/password_reset/reset';

describe('asking for a new password', () => {
  it('sends the e-mail and where to come back to, then says that something was sent', async () => {
    const { user, address, bodyOf } = renderPage(ResetRequestPage, { [REQUEST]: { body: { status: 'ok' } } });
    await user.type(screen.getByLabelText('Adresse e-mail'), ' marie@example.com ');
    await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
    expect(await screen.findByText('Ailleurs')).toBeVisible();
    expect(address()).toBe('/ConfirmResetPassword');
    expect(bodyOf(REQUEST)).toEqual({ email: 'marie@example.com', front_website: window.location.origin });
  });

  it('needs an e-mail', async () => {
    const { user, calls } = renderPage(ResetRequestPage);
    await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
    expect(screen.getByLabelText('Adresse e-mail')).toHaveAccessibleDescription(
      'Indiquez votre adresse e-mail.',
    );
    expect(calls).toEqual([]);
  });

  it('keeps the e-mail when it could not be sent', async () => {
    const { user } = renderPage(ResetRequestPage, { [REQUEST]: { status: 500, body: null } });
    await user.type(screen.getByLabelText('Adresse e-mail'), 'marie@example.com');
    await user.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Rien n’est perdu');
    expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('marie@example.com');
  });

  it('says the same whether or not the address is known', async () => {
    renderPage(ResetConfirmedPage);
    expect(await screen.findByRole('heading', { name: 'Nouveau mot de passe envoyé' })).toBeVisible();
    expect(screen.getByText(/Si un compte existe avec cette adresse/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  });
});

describe('choosing a new password', () => {
  const open = (reply?: Reply, at = '/password/reset/token=abc%2F=9') =>
    renderPage(NewPasswordPage, reply ? { [RESET]: reply } : {}, { path: '/password/reset/:token', at });

  async function choose(opened: ReturnType<typeof open>, password: string, confirmation: string) {
    await opened.user.type(screen.getByLabelText('Nouveau mot de passe'), password);
    await opened.user.type(screen.getByLabelText('Confirmation du mot de passe'), confirmation);
    await opened.user.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
    return opened;
  }

  it('sends what follows the first equals sign of the address as the token', async () => {
    const { bodyOf } = await choose(open({ body: { status: 'ok' } }), 'Portail2027', 'Portail2027');
    expect(await screen.findByText('Votre nouveau mot de passe est enregistré.')).toBeVisible();
    expect(bodyOf(RESET)).toEqual({ token: 'abc/=9', new_password: 'Portail2027' });
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
  });

  it('says that the two values differ', async () => {
    const { calls } = await choose(open(), 'Portail2027', 'Portail2028');
    expect(screen.getByLabelText('Confirmation du mot de passe')).toHaveAccessibleDescription(
      'Les mots de passe ne correspondent pas.',
    );
    expect(calls).toEqual([]);
  });

  it('shows and hides each of the two passwords', async () => {
    const { user } = open();
    const field = screen.getByLabelText('Nouveau mot de passe');
    await user.click(field);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(field).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirmation du mot de passe')).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('says above the form that the link is worn out', async () => {
    await choose(
      open({ status: 400, body: [{ title: 'token constraint', detail: 'Invalid token', source: 'token' }] }),
      'Portail2027',
      'Portail2027',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ce lien n’est plus valable. Demandez-en un nouveau.',
    );
  });

  it('says beside the field that the password is weak', async () => {
    await choose(
      open({
        status: 400,
        body: [{ title: 'password complexity constraint', detail: 'Too weak', source: 'new_password' }],
      }),
      'portail',
      'portail',
    );
    expect(
      await screen.findByText(
        'Le mot de passe doit comporter au moins 8 caractères et inclure une lettre majuscule et un chiffre.',
      ),
    ).toBeVisible();
  });
});
