import { backOfficeForTests, renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import HomePage from './home-page';

it('shows the last project, the new proposals and the way to submit another project', async () => {
  const { user, location } = await renderScreen(<HomePage />, {
    as: 'demandeur',
    path: '/applicant/home',
    route: '/applicant/home',
  });

  const project = await screen.findByRole('article');
  expect(screen.getByRole('heading', { name: 'VOTRE DERNIER PROJET' })).toBeInTheDocument();
  expect(within(project).getByText(/\d,\d{2}\s€$/)).toHaveTextContent(/\d,\d{2} €$/);
  for (const term of ['Demandeur', 'Via', 'Dossier géré par'])
    expect(within(project).getByText(term)).toBeInTheDocument();
  expect(within(project).getByRole('progressbar')).toBeInTheDocument();

  const news = await screen.findByRole('region', { name: 'LES NOUVELLES PROPOSITIONS' });
  const [first] = await within(news).findAllByRole('listitem');
  expect(first).toHaveTextContent(/Créée le/);
  expect(first).toHaveTextContent(/Valable jusqu’au/);
  expect(within(news).getAllByRole('link', { name: 'ACCEDEZ A LA PROPOSITION' }).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Déposer un projet' })).toHaveAttribute(
    'href',
    '/editProjectApplicant',
  );

  await user.click(within(project).getByRole('link', { name: 'ACCEDEZ AU DOSSIER' }));
  expect(location()).toMatch(/^\/projectFile\/\d+$/);
});

it('says in the words of the specification that a new applicant has nothing yet', async () => {
  await renderScreen(<HomePage />, { as: 'nouveau' });
  expect(await screen.findByText("VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT")).toBeInTheDocument();
  expect(await screen.findByText("VOUS N'AVEZ AUCUNE PROPOSITION POUR LE MOMENT")).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'VOUS SOUHAITEZ FINANCER VOTRE PROJET ?' })).toBeInTheDocument();
});

it('offers to try again when the project could not be loaded, and keeps the rest of the page', async () => {
  const backOffice = await backOfficeForTests();
  backOffice.fail({ path: '/admin/api/requests', status: 500, times: 2 });
  const { user } = await renderScreen(<HomePage />, { as: 'demandeur' });

  expect(await screen.findByText('Ces informations n’ont pas pu être chargées')).toBeInTheDocument();
  expect(await screen.findAllByRole('link', { name: 'ACCEDEZ A LA PROPOSITION' })).not.toHaveLength(0);
  backOffice.clearFaults();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: 'ACCEDEZ AU DOSSIER' })).toBeInTheDocument();
});
