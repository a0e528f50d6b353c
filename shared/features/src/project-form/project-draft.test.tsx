import { kit } from '@portal/kit';
import { backOfficeTransport, overBackOffice, renderScreen } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ProjectFormPage } from './project-form';
import { draftKey, markSent } from './request-key';

const DESCRIPTION = 'Description du projet';
const TEXT = 'À Nantes.';
const KEPT = /^Brouillon enregistré sur cet appareil à \d{1,2}\sh\s\d\d\.$/;
const OFFER = /^Vous avez un brouillon du \d{1,2}(er)?\s\p{L}+ \d{4} à\s\d{1,2}\sh\s\d\d\.$/u;

// Signing out clears the draft for the next test.
afterEach(() => {
  jest.restoreAllMocks();
  kit().session.close();
});

/** Opens the form at its last step, as a fresh page with its own kit, as after a reload. */
async function openForm(transport = backOfficeTransport) {
  const opened = await renderScreen(<ProjectFormPage />, {
    as: 'nouveau',
    path: '/projet?etape=mon-projet',
    route: '/projet',
    transport,
  });
  await waitFor(() => expect(screen.getByLabelText('Prénom')).not.toHaveValue(''));
  return opened;
}

async function openAndType(text = TEXT) {
  const opened = await openForm();
  await opened.user.click(screen.getByLabelText(DESCRIPTION));
  await opened.user.paste(text);
  return opened;
}

const offer = () => screen.queryByText(OFFER);

it('keeps what is typed, and offers it when the form is opened again', async () => {
  const first = await openForm();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(offer()).not.toBeInTheDocument();
  await first.user.type(screen.getByLabelText(DESCRIPTION), TEXT);
  await first.user.type(screen.getByLabelText('Prix à financer'), '215000,5');
  expect(screen.getByRole('status')).toHaveTextContent(KEPT);

  const { user } = await openForm();
  expect(screen.getByLabelText(DESCRIPTION)).toHaveValue('');
  expect(offer()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reprendre' }));
  expect(screen.getByLabelText(DESCRIPTION)).toHaveValue(TEXT);
  expect(screen.getByLabelText('Prix à financer')).toHaveValue('215\u202F000,5');
  expect(screen.getByLabelText('Prix à financer')).toHaveFocus();
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(KEPT);
});

it('forgets a draft that is not wanted, and one whose words were all taken back', async () => {
  await openAndType();
  const second = await openForm();
  await second.user.click(screen.getByRole('button', { name: 'Supprimer' }));
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByLabelText(DESCRIPTION)).toHaveValue('');

  const third = await openForm();
  expect(offer()).not.toBeInTheDocument();
  await third.user.type(screen.getByLabelText(DESCRIPTION), TEXT);
  await third.user.clear(screen.getByLabelText(DESCRIPTION));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await openForm();
  expect(offer()).not.toBeInTheDocument();
});

it('does not write over a draft that waits for an answer: it asks first', async () => {
  await openAndType();
  const second = await openForm();
  await second.user.type(screen.getByLabelText('Téléphone'), '0639980012');
  expect(screen.getByRole('status')).toHaveTextContent(/^Choisissez d’abord/);
  await second.user.click(screen.getByRole('button', { name: 'Reprendre' }));
  expect(screen.getByLabelText('Téléphone')).not.toHaveValue('');
  expect(screen.getByLabelText(DESCRIPTION)).toHaveValue(TEXT);
  expect(screen.getByRole('status')).toHaveTextContent(KEPT);
});

it('works when the browser keeps nothing: it says so, and asks before leaving', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { user } = await openForm();
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(unload()).toBe(true);
  await user.type(screen.getByLabelText(DESCRIPTION), TEXT);
  expect(screen.getByRole('status')).toHaveTextContent(/^Votre navigateur n’enregistre pas de brouillon\./);
  expect(unload()).toBe(false);
});

/** Simulates the same form in another tab: writes this device's draft of a new project. */
function typeInAnotherTab(values: Readonly<Record<string, string>>) {
  kit().drafts.slot('project/new', 1).write(values);
}

describe('the same form in two tabs', () => {
  const OTHER_TAB = /^Ce projet est aussi ouvert dans un autre onglet/;
  const keptText = () => kit().drafts.slot('project/new', 1).read()?.values['description'];

  it('loses nothing silently: what the other tab typed is not written over unasked', async () => {
    const { user } = await openAndType('Ici');
    typeInAnotherTab({ description: 'Ailleurs' });
    await user.type(screen.getByLabelText(DESCRIPTION), ', encore');
    expect(await screen.findByText(OTHER_TAB)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^Choisissez d’abord entre les deux onglets/);
    expect(keptText()).toBe('Ailleurs');

    await user.click(screen.getByRole('button', { name: 'Garder celle-ci' }));
    expect(screen.queryByText(OTHER_TAB)).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(KEPT);
    expect(keptText()).toBe('Ici, encore');
  });

  it('takes up what was typed in the other tab when asked to', async () => {
    const { user } = await openAndType('Ici');
    typeInAnotherTab({ description: 'Ailleurs' });
    await user.type(screen.getByLabelText(DESCRIPTION), '.');
    await user.click(await screen.findByRole('button', { name: 'Reprendre l’autre saisie' }));
    expect(screen.getByLabelText(DESCRIPTION)).toHaveValue('Ailleurs');
    await user.type(screen.getByLabelText(DESCRIPTION), ', donc');
    expect(keptText()).toBe('Ailleurs, donc');
  });

  it('leaves the draft of the other tab when everything was taken back in this one', async () => {
    const { user } = await openAndType('I');
    typeInAnotherTab({ description: 'Ailleurs' });
    await user.clear(screen.getByLabelText(DESCRIPTION));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(keptText()).toBe('Ailleurs');
  });
});

describe('the same project sent from another tab', () => {
  const SENT = /^Ce projet a déjà été envoyé depuis un autre onglet\./;
  const kept = () => kit().drafts.slot('project/new', 1).read();
  const submit = () => screen.queryByRole('button', { name: 'SOUMETTRE VOTRE PROJET' });

  /** Simulates the other tab submitting the shared draft: it announces it before removing the draft. */
  function sendFromAnotherTab({ isHeard = true } = {}) {
    markSent([draftKey(kept()) ?? '']);
    kit().drafts.slot('project/new', 1).close();
    if (isHeard) window.dispatchEvent(new StorageEvent('storage', { key: null }));
  }

  it('closes this form: it says so, leads to the list, keeps nothing and sends nothing', async () => {
    const { user, location } = await openAndType();
    sendFromAnotherTab();
    expect(await screen.findByRole('alert')).toHaveTextContent(SENT);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText(DESCRIPTION)).toHaveValue(TEXT);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(submit()).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Ce qu’il reste/ })).not.toBeInTheDocument();

    await user.type(screen.getByLabelText(DESCRIPTION), ' Encore.');
    expect(kept()).toBeUndefined();
    await user.click(screen.getByRole('link', { name: 'Voir vos projets' }));
    expect(location()).toBe('/projectsList');
  });

  it('is noticed by a tab that slept meanwhile, before it sends or keeps anything', async () => {
    const { user } = await openAndType();
    sendFromAnotherTab({ isHeard: false });
    expect(submit()).toBeInTheDocument();
    await user.type(screen.getByLabelText(DESCRIPTION), '!');
    expect(await screen.findByRole('alert')).toHaveTextContent(SENT);
    expect(kept()).toBeUndefined();
  });

  it('leaves an empty form to another project: the draft that it offered is no more', async () => {
    await openAndType();
    const { user } = await openForm();
    expect(offer()).toBeInTheDocument();
    sendFromAnotherTab();
    await waitFor(() => expect(offer()).not.toBeInTheDocument());
    await user.type(screen.getByLabelText(DESCRIPTION), 'À Brest.');
    expect(screen.getByRole('status')).toHaveTextContent(KEPT);
    expect(submit()).toBeInTheDocument();
  });

  it('does not touch what was begun anew here after the draft was deleted', async () => {
    await openAndType();
    const old = draftKey(kept()) ?? '';
    const { user } = await openAndType('À');
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    await user.type(screen.getByLabelText(DESCRIPTION), ' Brest.');
    markSent([old]);
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(submit()).toBeInTheDocument();
    expect(kept()?.values['description']).toBe('À Brest.');
  });
});

it('says which block is complete and what is missing in the others, one link per field that leads to its step', async () => {
  const { user } = await openForm();
  const steps = within(screen.getByRole('navigation', { name: 'Parties du formulaire' }));
  const step = (name: RegExp) => steps.getByRole('link', { name });
  expect(step(/OBJET DE MON PROJET/)).toHaveTextContent(/^2Partie 2, .*5\sà remplir$/);
  expect(step(/^Partie 3/)).toHaveAttribute('aria-current', 'step');
  expect(step(/^Partie 3/)).toHaveTextContent(/4\sà remplir$/);
  const missing = within(screen.getByRole('region', { name: 'Ce qu’il reste à remplir' }));
  expect(missing.getAllByRole('link')).toHaveLength(13);
  await user.type(screen.getByLabelText('Prix à financer'), 'mille');
  expect(step(/^Partie 3.*MON PROJET/)).toHaveTextContent(/4\sà compléter$/);
  expect(missing.getByRole('link', { name: /^Prix à financer/ })).toHaveTextContent('à corriger');
  expect(screen.getByRole('region', { name: 'Ce qu’il reste à compléter' })).toBeInTheDocument();
  await user.click(missing.getByRole('link', { name: 'Type de bien' }));
  await waitFor(() => expect(screen.getByLabelText('Type de bien')).toHaveFocus());
  expect(screen.getByRole('region', { name: 'OBJET DE MON PROJET' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'MON PROJET' })).not.toBeInTheDocument();
});

it('brings back by itself what was being typed when the session ended', async () => {
  const unknownKey = overBackOffice({ 'GET /admin/api/requests': { status: 401 } });
  const first = await openForm(unknownKey);
  await first.user.type(screen.getByLabelText(DESCRIPTION), TEXT);
  const { email } = first.kit.session.current();
  const ended: (string | null)[] = [];
  first.kit.sessionExpired.subscribe((session) => ended.push(session.email));
  first.kit.http.signed
    .send({ method: 'GET', path: '/admin/api/requests' })
    .subscribe({ error: () => undefined });
  await waitFor(() => expect(ended).toEqual([email]));

  await openForm();
  await waitFor(() => expect(screen.getByLabelText(DESCRIPTION)).toHaveValue(TEXT));
  expect(offer()).not.toBeInTheDocument();
  expect(screen.getByText(/^Votre saisie du .* est de nouveau dans le formulaire\.$/)).toBeVisible();

  // Shown once: the next visit asks as usual.
  await openForm();
  expect(screen.getByLabelText(DESCRIPTION)).toHaveValue('');
  expect(offer()).toBeInTheDocument();
});
