import { DEMO_PASSWORD, type FakeAnswer, overBackOffice, personas, renderScreen } from '@portal/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import ContactPage from './contact/contact-page';
import HomePage from './home/home-page';
import { JUST_REGISTERED } from './sign-in/just-registered';
import RegisteredPage from './sign-in/registered-page';
import SignInPage from './sign-in/sign-in-page';

// The error catalogue of the specification (section 8), for the visitor's screens. Projects, proposals and signed
// requests are in `mfe-applicant/src/error-catalogue.test.tsx`.

const REGISTER = 'POST /admin/api/customer_users';
const LOGIN = 'POST /api/login';

const form = (name: string) => within(screen.getByRole('form', { name }));

async function signIn(email: string, password: string, answer?: FakeAnswer) {
  const answers = answer === undefined ? {} : { [LOGIN]: answer };
  const opened = await renderScreen(<SignInPage />, {
    transport: overBackOffice(answers),
  });
  const { getByLabelText, getByRole } = form('Se connecter');
  fireEvent.change(getByLabelText('Adresse e-mail'), { target: { value: email } });
  fireEvent.change(getByLabelText('Mot de passe'), { target: { value: password } });
  await opened.user.click(getByRole('button', { name: 'CONNEXION' }));
  return { ...opened, password: getByLabelText('Mot de passe') };
}

describe('failed login', () => {
  it.each([
    ['a wrong password', personas.demandeur, 'Portail2027'],
    ['an unknown e-mail', 'personne@intergestion.example', DEMO_PASSWORD],
  ])('with %s says the same under the password field, and keeps what was typed', async (_, email, typed) => {
    const { kit, password } = await signIn(email, typed);
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription("Votre email ou mot de passe n'est pas valide"),
    );
    expect(password).toBeInvalid();
    await waitFor(() => expect(password).toHaveFocus());
    expect(password).toHaveValue(typed);
    expect(kit.session.current().isLoggedIn).toBe(false);
  });

  it.each<[string, FakeAnswer, RegExp]>([
    [
      'the answer is lost',
      'no network',
      /^Le serveur n’a pas répondu : nous ne savons pas s’il vous a connecté\. Vérifiez votre réseau, puis réessayez\.$/,
    ],
    ['the server is busy', { status: 503 }, /^Le service est momentanément indisponible/],
    ['it was tried too often', { status: 429 }, /^Trop de demandes en peu de temps/],
  ])('does not blame the password when %s', async (_, answer, sentence) => {
    const { password } = await signIn(personas.demandeur, DEMO_PASSWORD, answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(password).not.toBeInvalid();
  });
});

describe('registration', () => {
  async function register(email: string, password: string, answer?: FakeAnswer) {
    const opened = await renderScreen(<SignInPage />, {
      transport: overBackOffice(answer === undefined ? {} : { [REGISTER]: answer }),
    });
    const { getByLabelText, getByRole } = form('Créer votre compte');
    for (const [label, text] of [
      ['Nom', 'Durand'],
      ['Prénom', 'Marie'],
      ['Adresse e-mail', email],
      ['Mot de passe', password],
      ['Confirmation du mot de passe', password],
      ['Date de naissance, jour', '17'],
      ['Date de naissance, mois', '5'],
      ['Date de naissance, année', '1990'],
    ] as const)
      fireEvent.change(getByLabelText(label), { target: { value: text } });
    await opened.user.click(getByRole('button', { name: "S'INSCRIRE" }));
    return getByLabelText;
  }

  it('with a duplicate e-mail and a weak password says both, each beside its field', async () => {
    const field = await register(personas.demandeur, 'portail');
    await waitFor(() =>
      expect(field('Adresse e-mail')).toHaveAccessibleDescription(/Cet email est déjà utilisé\./),
    );
    expect(field('Mot de passe')).toHaveAccessibleDescription(
      /Le mot de passe doit comporter au moins 8 caractères et inclure une lettre majuscule et un chiffre\./,
    );
  });
});

describe('page-content failures', () => {
  it.each<[string, ReactNode, string]>([
    ['the home, its slider', <HomePage key="home" />, 'GET /items/slider_intergestion_files'],
    ['the contact form', <ContactPage key="contact" />, 'GET /items/contact'],
    ['the end of a registration', <RegisteredPage key="registered" />, 'GET /items/page_intergestion/7'],
  ])('on %s are stored, and nothing is displayed', async (_, page, content) => {
    const { problems } = await renderScreen(page, {
      state: JUST_REGISTERED,
      transport: overBackOffice({ [content]: { status: 503 } }),
    });
    await waitFor(() => expect(problems.map(({ message }) => message)).toEqual(['503']));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
