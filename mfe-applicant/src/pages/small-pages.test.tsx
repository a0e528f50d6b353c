import { fakeTransport, renderScreen } from '@portal/testing';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import AddressFormPage from './address-form-page';
import EmptyPage from './empty-page';
import ProjectFilePage from './project-file-page';
import ProjectFormPage from './project-form-page';
import ProjectListPage from './project-list-page';
import ProjectSavedPage from './project-saved-page';
import PropositionDetailsPage from './proposition-details-page';
import PropositionListPage from './proposition-list-page';

describe('the confirmation of a project', () => {
  const confirm = (saved?: Readonly<Record<string, unknown>>) =>
    renderScreen(<ProjectSavedPage />, {
      as: 'demandeur',
      path: '/ConfirmAddEditProject',
      route: '/ConfirmAddEditProject',
      state: saved && { saved },
    });
  const NEW = {
    id: 1042,
    status: 'open',
    step: 1,
    lit: 1,
    amount: 100_000,
    when: '22 novembre',
    isNew: true,
  };
  const title = () => screen.getByRole('heading', { level: 1, name: 'Votre projet est enregistré' });

  it('says what comes next in the words of the content service, and leads home', async () => {
    const { user, location } = await confirm();
    expect(title()).toBeVisible();
    expect(await screen.findByText('Un conseiller de votre agence étudie votre projet')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /^Et maintenant/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir vos projets' })).toHaveAttribute('href', '/projectsList');
    await user.click(screen.getByRole('link', { name: 'Revenir à l’accueil' }));
    expect(location()).toBe('/applicant/home');
  });

  it('says of a new project its number, its step and its amount, and leads to its file', async () => {
    await confirm(NEW);
    expect(screen.getByText(/^Dossier n°\s1042, 22 novembre$/)).toBeVisible();
    expect(
      screen.getByText(
        /^Première fenêtre allumée sur douze\s: votre agence a reçu votre demande de financement de 100\s000,00\s€\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir votre dossier' })).toHaveAttribute(
      'href',
      '/projectFile/1042',
    );
    expect(await screen.findByRole('link', { name: 'Modifier votre projet' })).toHaveAttribute(
      'href',
      '/editProjectApplicant/1042',
    );
  });

  it('says of one that was edited its step, and what is ahead alone', async () => {
    await confirm({ ...NEW, status: 'assurance_acceptee', step: 9, isNew: false });
    expect(
      screen.getByText('Étape 9 sur 12. Votre agence voit vos modifications dès maintenant.'),
    ).toBeVisible();
    expect(screen.getByText('L’assurance est acceptée. Le prêteur prépare son offre.')).toBeVisible();
    // Proposals that wait for an answer are not known here: nobody is said to act.
    await confirm({ ...NEW, status: 'signed', step: 5, isNew: false });
    expect(screen.getByRole('link', { name: 'Modifier votre projet' })).toBeVisible();
    expect(screen.queryByText(/^Le mandat est signé/)).not.toBeInTheDocument();
  });

  it('makes nothing of a state that makes no sense', async () => {
    await confirm({ id: '1042', isNew: true });
    expect(title()).toBeVisible();
    expect(screen.queryByText(/^Dossier n°/)).not.toBeInTheDocument();
  });
});

it.each([
  [
    { answer: 'accept', id: 7, number: 'PROP-2026-000218' },
    /^Votre agence a reçu votre réponse.*accepter ne vous endette pas/,
  ],
  [
    { answer: 'decline', id: 7, number: '' },
    /^Vous avez refusé la proposition\. Votre réponse est transmise/,
  ],
])('the proposals tell of the answer %j', async (answered, words) => {
  await renderScreen(<PropositionListPage />, { as: 'demandeur', state: { answered } });
  expect(await screen.findByText(words)).toBeVisible();
});

it('the proposals tell nothing of an answer that makes no sense', async () => {
  const state = { answered: { answer: 'perhaps', id: 7 } };
  await renderScreen(<PropositionListPage />, { as: 'demandeur', state });
  expect(screen.queryByText(/Vous avez/)).not.toBeInTheDocument();
});

// docs/observed-behaviour.md#empty-answer-pages
it.each(['accept', 'refuse'])('observed: the page %s of a proposal shows nothing', async (answer) => {
  await renderScreen(<EmptyPage />, {
    path: `/propositionDetailsPage/${answer}`,
    transport: fakeTransport({}),
  });
  expect(screen.queryByText(/./)).not.toBeInTheDocument();
});

describe('someone who has nothing yet', () => {
  it('is told so in the words of the specification where proposals would be', async () => {
    await renderScreen(<PropositionListPage />, { as: 'nouveau' });
    expect(await screen.findByText("VOUS N'AVEZ AUCUNE PROPOSITION POUR LE MOMENT")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir vos projets' })).toHaveAttribute('href', '/projectsList');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('may submit a project where projects would be', async () => {
    await renderScreen(<ProjectListPage />, { as: 'nouveau' });
    expect(await screen.findByText('Aucun projet pour le moment')).toBeVisible();
    // One link for one act, and none of what explains or counts a list.
    expect(screen.getByRole('link')).toHaveAttribute('href', '/editProjectApplicant');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(/^\s*$/);
  });
});

it.each<[string, string, string, ReactNode]>([
  ['/projectFile/:id', '1e3', 'Ce dossier', <ProjectFilePage key="file" />],
  ['/projectFile/:id', '999999', 'Ce dossier', <ProjectFilePage key="file" />],
  ['/editProjectApplicant/:id', '999999', 'Ce dossier', <ProjectFormPage key="form" />],
  ['/propositionDetailsPage/:id', '999999', 'Cette proposition', <PropositionDetailsPage key="details" />],
  ['/agent/address/edit/:id', '999999', 'Cette adresse', <AddressFormPage key="address" />],
])('the address %s of %s, which is not there, says so (%s) and leads home', async (route, id, what, page) => {
  await renderScreen(page, { as: 'nouveau', route, path: route.replace(':id', id) });
  expect(await screen.findByText(`${what} est introuvable ou ne vous est pas accessible`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
});
