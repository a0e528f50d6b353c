import { ofApplicant, type RenderedScreen, renderScreen, seed } from '@portal/testing';
import { Simulator } from '@portal/features/simulator';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import ProjectFilePage from './pages/project-file-page';
import ProjectFormPage from './pages/project-form-page';
import PropositionComparisonPage from './pages/proposition-comparison-page';

let project = 0;
beforeAll(async () => {
  const own = await ofApplicant();
  project = await seed('request', own);
  for (const po_number of ['PROP-A', 'PROP-B', 'PROP-C'])
    await seed('quote', {
      ...own,
      po_number,
      request_id: project,
      internal_status: 'draft',
      valid_until: '2999-01-01T12:00:00Z',
    });
});

const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) });

interface Screen {
  readonly page: ReactElement;
  readonly route: string;
  readonly path: () => string;
  readonly choose: (user: RenderedScreen['user']) => Promise<void>;
  readonly isAsLeft: () => Promise<void>;
}

const SCREENS: readonly (readonly [string, Screen])[] = [
  [
    'the tab of a project',
    {
      page: <ProjectFilePage />,
      route: '/projectFile/:id',
      path: () => `/projectFile/${String(project)}`,
      choose: async (user) => user.click(await tab('Contacts')),
      isAsLeft: async () => expect(await tab('Contacts')).toHaveAttribute('aria-selected', 'true'),
    },
  ],
  [
    'what was opened in the form',
    {
      page: <ProjectFormPage />,
      route: '/editProjectApplicant',
      path: () => '/editProjectApplicant?etape=objet',
      choose: async (user) => user.click(await screen.findByRole('button', { name: 'Avant de commencer' })),
      isAsLeft: async () =>
        expect(await screen.findByRole('button', { name: 'Avant de commencer' })).toHaveAttribute(
          'aria-expanded',
          'true',
        ),
    },
  ],
  [
    'the propositions that are compared',
    {
      page: <PropositionComparisonPage />,
      route: '/propositionsList/compare',
      path: () => `/propositionsList/compare?dossier=${String(project)}`,
      choose: async (user) => user.click(await screen.findByRole('checkbox', { name: /PROP-A/ })),
      isAsLeft: async () => expect(await screen.findByRole('checkbox', { name: /PROP-A/ })).not.toBeChecked(),
    },
  ],
  [
    'a fold of the comparison',
    {
      page: <PropositionComparisonPage />,
      route: '/propositionsList/compare',
      path: () => `/propositionsList/compare?dossier=${String(project)}`,
      choose: async (user) =>
        user.click(await screen.findByRole('button', { name: /^Ce qui est identique/ })),
      isAsLeft: async () =>
        expect(await screen.findByRole('button', { name: /^Ce qui est identique/ })).toHaveAttribute(
          'aria-expanded',
          'true',
        ),
    },
  ],
  [
    'the simulation that was folded away',
    {
      page: <ProjectFormPage />,
      route: '/editProjectApplicant',
      path: () => '/editProjectApplicant',
      choose: async (user) => user.click(await screen.findByRole('button', { name: 'Simulation' })),
      isAsLeft: async () =>
        expect(await screen.findByRole('button', { name: 'Simulation' })).toHaveAttribute(
          'aria-expanded',
          'false',
        ),
    },
  ],
  [
    'a year of the repayment table',
    {
      page: <Simulator now={new Date('2026-11-20T12:00:00Z')} />,
      route: '/simulateur',
      path: () => '/simulateur?montant=100000&duree=20',
      choose: async (user) => {
        await user.click(await screen.findByRole('button', { name: 'Tableau' }));
        await user.click(screen.getByRole('button', { name: 'Année 3' }));
        // Another figure leaves the table as it is.
        await user.click(screen.getByRole('radio', { name: 'Des parts de SCPI' }));
      },
      isAsLeft: async () =>
        expect(await screen.findByRole('button', { name: 'Année 3' })).toHaveAttribute(
          'aria-expanded',
          'true',
        ),
    },
  ],
];

it.each(SCREENS)('%s: as it was left after a reload', async (_, { page, route, path, choose, isAsLeft }) => {
  const first = await renderScreen(page, { as: 'demandeur', route, path: path() });
  await choose(first.user);
  await isAsLeft();
  expect(first.location()).not.toBe(path());
  await renderScreen(page, { as: 'demandeur', route, path: first.location() });
  await isAsLeft();
});

it('a tab that the address names and the project has not is the first one', async () => {
  await renderScreen(<ProjectFilePage />, {
    as: 'demandeur',
    route: '/projectFile/:id',
    path: `/projectFile/${String(project)}?onglet=inconnu`,
  });
  expect(await tab('Description')).toHaveAttribute('aria-selected', 'true');
});
