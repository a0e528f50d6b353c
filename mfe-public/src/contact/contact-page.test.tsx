import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPage, type Reply } from '../testing/render-page';
import ContactPage from './contact-page';

const SEND = 'POST /items/contact';
const TEXTS: Reply = { body: { data: { title: 'Contact', content: '<p>Du lundi au vendredi.</p>' } } };
const FIELDS = [
  'Prénom',
  'Nom',
  'Organisation',
  'Moyen de contact préféré',
  'Adresse e-mail',
  'Téléphone',
  'Raison du contact',
  'Message',
];

const open = (reply: Reply) => renderPage(ContactPage, { 'GET /items/contact': TEXTS, [SEND]: reply });

async function fill(user: UserEvent) {
  await user.type(screen.getByLabelText('Prénom'), 'Marie');
  await user.type(screen.getByLabelText('Nom'), 'Durand');
  await user.type(screen.getByLabelText('Organisation'), 'Durand SARL');
  await user.type(screen.getByLabelText('Adresse e-mail'), 'marie@example.com');
  await user.type(screen.getByLabelText('Téléphone'), '06 39 98 00 12');
  await user.selectOptions(screen.getByLabelText('Raison du contact'), 'mortgageRequest');
  await user.type(screen.getByLabelText('Message'), 'Bonjour');
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Envoyer' }));

describe('the contact form', () => {
  it('shows what the content service says, above eight required fields', async () => {
    open({ body: null });
    expect(await screen.findByText('Du lundi au vendredi.')).toBeVisible();
    for (const label of FIELDS) expect(screen.getByLabelText(label)).toBeRequired();
  });

  it('offers six reasons after an empty placeholder', () => {
    open({ body: null });
    const choices = within(screen.getByLabelText('Raison du contact')).getAllByRole<HTMLOptionElement>(
      'option',
    );
    expect(choices.map(({ value }) => value)).toEqual([
      '',
      'informationRequest',
      'mortgageRequest',
      'userSupport',
      'partnershipRequest',
      'bankPartnershipRequest',
      'other',
    ]);
    expect(choices[0]).toHaveTextContent('Choisir la raison du contact...');
    expect(screen.getByLabelText('Raison du contact')).toHaveValue('');
  });

  it('prefers the e-mail unless told', () => {
    open({ body: null });
    expect(screen.getByLabelText('Moyen de contact préféré')).toHaveValue('email');
  });

  it('sends the eight fields, then goes home', async () => {
    const { user, address, bodyOf } = open({ status: 204, body: null });
    await fill(user);
    await send(user);
    expect(await screen.findByText('Ailleurs')).toBeVisible();
    expect(address()).toBe('/');
    expect(bodyOf(SEND)).toEqual({
      firstName: 'Marie',
      lastName: 'Durand',
      organization: 'Durand SARL',
      contactBy: 'email',
      email: 'marie@example.com',
      phoneNumber: '0639980012',
      reason: 'mortgageRequest',
      comment: 'Bonjour',
    });
  });

  it('sums up what is missing, with links to the fields', async () => {
    const { user, calls } = open({ body: null });
    await send(user);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getAllByRole('link')).toHaveLength(7);
    await user.click(within(alert).getByRole('link', { name: /la raison du contact/ }));
    expect(screen.getByLabelText('Raison du contact')).toHaveFocus();
    expect(calls.map(({ name }) => name)).not.toContain(SEND);
  });

  it('puts what the server refuses beside its field', async () => {
    const { user } = open({
      status: 400,
      body: {
        errors: [
          {
            message: 'Ce numéro n’existe pas.',
            extensions: { code: 'FAILED_VALIDATION', field: 'phoneNumber' },
          },
        ],
      },
    });
    await fill(user);
    await send(user);
    expect(await screen.findByLabelText('Téléphone')).toBeInvalid();
  });

  it('keeps the message when it could not be sent', async () => {
    const { user, address } = open({ status: 503, body: null });
    await fill(user);
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Rien n’est perdu');
    expect(screen.getByLabelText('Message')).toHaveValue('Bonjour');
    expect(address()).toBe('/here');
  });
});
