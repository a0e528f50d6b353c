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
  it('says what comes next in the words of the content service, and leads home', async () => {
    const { user, location } = await renderScreen(<ProjectSavedPage />, {
      as: 'demandeur',
      path: '/ConfirmAddEditProject',
      route: '/ConfirmAddEditProject',
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Votre projet est enregistré' })).toBeVisible();
    expect(
      await screen.findByText('Merci. Votre projet est enregistré et transmis à votre agence.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir vos projets' })).toHaveAttribute('href', '/projectsList');
    await user.click(screen.getByRole('link', { name: 'Revenir à l’accueil' }));
    expect(location()).toBe('/applicant/home');
  });
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
  });

  it('may submit a project where projects would be', async () => {
    await renderScreen(<ProjectListPage />, { as: 'nouveau' });
    expect(await screen.findByText('Aucun projet pour le moment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Déposer un projet' })).toHaveAttribute(
      'href',
      '/editProjectApplicant',
    );
  });
});

describe('an address of something that is not there', () => {
  it.each<[string, string, string, ReactNode]>([
    ['/projectFile/:id', 'abc', 'Ce dossier', <ProjectFilePage key="file" />],
    ['/projectFile/:id', '999999', 'Ce dossier', <ProjectFilePage key="file" />],
    ['/editProjectApplicant/:id', '0', 'Ce dossier', <ProjectFormPage key="form" />],
    ['/editProjectApplicant/:id', '999999', 'Ce dossier', <ProjectFormPage key="form" />],
    ['/propositionDetailsPage/:id', '-1', 'Cette proposition', <PropositionDetailsPage key="proposition" />],
    [
      '/propositionDetailsPage/:id',
      '999999',
      'Cette proposition',
      <PropositionDetailsPage key="proposition" />,
    ],
    ['/agent/address/edit/:id', '1e3', 'Cette adresse', <AddressFormPage key="address" />],
    ['/agent/address/edit/:id', '999999', 'Cette adresse', <AddressFormPage key="address" />],
  ])('%s of %s says so (%s) and leads home', async (route, id, what, page) => {
    await renderScreen(page, { as: 'nouveau', route, path: route.replace(':id', id) });
    expect(await screen.findByText(`${what} est introuvable ou ne vous est pas accessible.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
  });
});
