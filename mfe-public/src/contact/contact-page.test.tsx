import { type FakeAnswers, overBackOffice, recordCalls, renderScreen } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import ContactPage from './contact-page';

const SEND = 'POST /items/contact';
const TEXTS = 'GET /items/contact';

async function open(answers: FakeAnswers = {}) {
  const calls = recordCalls(overBackOffice(answers));
  const opened = await renderScreen(<ContactPage />, {
    path: '/contact',
    route: '/contact',
    transport: calls.transport,
  });
  return { ...opened, calls };
}

async function paste(user: UserEvent, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function fill(user: UserEvent) {
  for (const [label, text] of [
    ['Prénom', 'Marie'],
    ['Nom', 'Durand'],
    ['Organisation', 'Durand SARL'],
    ['Adresse e-mail', 'marie@example.com'],
    ['Téléphone', '+33 6 39 98 00 12'],
    ['Message', 'Bonjour'],
  ] as const)
    await paste(user, label, text);
  await user.selectOptions(screen.getByLabelText('Raison du contact'), 'Demande de financement');
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Envoyer' }));
const choicesOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => [value, textContent]);

describe('the contact form', () => {
  it('stands under what the content service says, without what the operator has not filled in', async () => {
    await open();
    expect(await screen.findByText(/^Pour un dossier en cours/)).toBeVisible();
    expect(screen.queryByText(/à compléter/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  });

  it('can be filled in while the text failed', async () => {
    await open({ [TEXTS]: { status: 503 } });
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
    expect(screen.getByText('Vos données servent à répondre à votre message.')).toBeVisible();
    expect(screen.getByLabelText('Téléphone')).toHaveAccessibleDescription(
      'Nous n’appelons que si vous le demandez.',
    );
  });

  it('offers six reasons after an empty placeholder, and three ways to answer, by e-mail unless told', async () => {
    await open();
    expect(choicesOf('Raison du contact')).toEqual([
      ['', 'Choisir la raison du contact...'],
      ['informationRequest', 'Demande d’information'],
      ['mortgageRequest', 'Demande de financement'],
      ['userSupport', 'Aide à l’utilisation du portail'],
      ['partnershipRequest', 'Demande de partenariat'],
      ['bankPartnershipRequest', 'Partenariat bancaire'],
      ['other', 'Autre demande'],
    ]);
    expect(screen.getByLabelText('Raison du contact')).toHaveValue('');
    expect(choicesOf('Moyen de contact préféré').slice(1)).toEqual([
      ['email', 'Par e-mail'],
      ['phone', 'Par téléphone'],
      ['emailAndPhone', 'Par e-mail et par téléphone'],
    ]);
    expect(screen.getByLabelText('Moyen de contact préféré')).toHaveValue('email');
  });

  it('sends the eight fields, empties itself and goes home with a word about it', async () => {
    const { user, location, history, calls } = await open();
    await fill(user);
    await send(user);
    await waitFor(() => expect(location()).toBe('/'));
    expect(history()).toEqual({
      news: expect.stringMatching(
        /^Votre message est envoyé\. Vous n’en recevrez pas de copie\. Nous vous répondrons .*\.$/,
      ) as string,
    });
    expect(calls.bodyOf(SEND)).toEqual({
      firstName: 'Marie',
      lastName: 'Durand',
      organization: 'Durand SARL',
      contactBy: 'email',
      email: 'marie@example.com',
      phoneNumber: '+33 6 39 98 00 12',
      reason: 'mortgageRequest',
      comment: 'Bonjour',
    });
  });

  it('keeps the message when the network fails, and can send it again', async () => {
    let isDown = true;
    const { user, location } = await open({ [SEND]: () => (isDown ? 'no network' : { status: 204 }) });
    await fill(user);
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Le serveur n’a pas répondu : votre envoi a peut-être été enregistré/,
    );
    expect(screen.getByLabelText('Message')).toHaveValue('Bonjour');
    expect(location()).toBe('/contact');
    isDown = false;
    await send(user);
    await waitFor(() => expect(location()).toBe('/'));
  });
});

it('every field is required, and says so beside itself and in the summary, which leads to it', async () => {
  const { user, calls } = await open();
  // Always has a value.
  expect(screen.getByLabelText('Moyen de contact préféré')).toBeRequired();
  await send(user);
  for (const [label, message] of [
    ['Prénom', 'Indiquez votre prénom.'],
    ['Nom', 'Indiquez votre nom.'],
    ['Organisation', 'Indiquez votre organisation.'],
    ['Adresse e-mail', 'Indiquez votre adresse e-mail.'],
    ['Téléphone', 'Indiquez votre numéro de téléphone.'],
    ['Raison du contact', 'Choisissez la raison du contact.'],
    ['Message', 'Indiquez votre message.'],
  ] as const) {
    const field = screen.getByLabelText(label);
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    const summary = within(screen.getByRole('alert'));
    await user.click(summary.getByRole('link', { name: label }));
    expect(field).toHaveFocus();
  }
  expect(calls.names()).not.toContain(SEND);
});

it('is filled in for who is signed in, and leaves what they type', async () => {
  const { user } = await renderScreen(<ContactPage />, {
    as: 'demandeur',
    path: '/contact',
    route: '/contact',
  });
  await waitFor(() => expect(screen.getByLabelText('Prénom')).not.toHaveValue(''));
  await user.clear(screen.getByLabelText('Prénom'));
  await user.type(screen.getByLabelText('Prénom'), 'Lise');
  expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('demandeur@intergestion.example');
  expect(screen.getByLabelText('Nom')).not.toHaveValue('');
  expect(screen.getByLabelText('Prénom')).toHaveValue('Lise');
});
