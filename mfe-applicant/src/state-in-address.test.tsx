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

type User = RenderedScreen['user'];

interface Choice {
  readonly page: ReactElement;
  readonly route: string;
  readonly query?: () => string;
  readonly choose: (user: User) => Promise<void>;
  readonly isAsLeft: () => Promise<void>;
}

/** A fold or a tab that is pressed, and the attribute that then says so. */
const pressed = (role: 'button' | 'tab', name: RegExp, attribute: string, value: string) => ({
  choose: async (user: User) => user.click(await screen.findByRole(role, { name })),
  isAsLeft: async () => expect(await screen.findByRole(role, { name })).toHaveAttribute(attribute, value),
});
const inForm = { page: <ProjectFormPage />, route: '/editProjectApplicant' };
const inComparison = {
  page: <PropositionComparisonPage />,
  route: '/propositionsList/compare',
  query: () => `?dossier=${String(project)}`,
};

it.each<[string, Choice]>([
  [
    'the tab of a project',
    {
      page: <ProjectFilePage />,
      route: '/projectFile/:id',
      ...pressed('tab', /^Contacts/, 'aria-selected', 'true'),
    },
  ],
  [
    'what was opened in the form',
    {
      ...inForm,
      query: () => '?etape=objet',
      ...pressed('button', /^Avant de commencer$/, 'aria-expanded', 'true'),
    },
  ],
  [
    'the simulation that was folded away',
    { ...inForm, ...pressed('button', /^Simulation$/, 'aria-expanded', 'false') },
  ],
  [
    'the propositions that are compared',
    {
      ...inComparison,
      choose: async (user) => user.click(await screen.findByRole('checkbox', { name: /PROP-A/ })),
      isAsLeft: async () => expect(await screen.findByRole('checkbox', { name: /PROP-A/ })).not.toBeChecked(),
    },
  ],
  [
    'a fold of the comparison',
    { ...inComparison, ...pressed('button', /^Ce qui est identique/, 'aria-expanded', 'true') },
  ],
  [
    'a year of the repayment table',
    {
      page: <Simulator now={new Date('2026-11-20T12:00:00Z')} />,
      route: '/simulateur',
      query: () => '?montant=100000&duree=20',
      ...pressed('button', /^Année 3$/, 'aria-expanded', 'true'),
      choose: async (user) => {
        await user.click(await screen.findByRole('button', { name: 'Tableau' }));
        await user.click(screen.getByRole('button', { name: 'Année 3' }));
        // Another figure leaves the table as it is.
        await user.click(screen.getByRole('radio', { name: 'Des parts de SCPI' }));
      },
    },
  ],
])('%s: as it was left after a reload', async (_, { page, route, query, choose, isAsLeft }) => {
  const path = `${route.replace(':id', String(project))}${query?.() ?? ''}`;
  const first = await renderScreen(page, { as: 'demandeur', route, path });
  await choose(first.user);
  await isAsLeft();
  expect(first.location()).not.toBe(path);
  await renderScreen(page, { as: 'demandeur', route, path: first.location() });
  await isAsLeft();
});

it('a tab that the address names and the project has not is the first one', async () => {
  await renderScreen(<ProjectFilePage />, {
    as: 'demandeur',
    route: '/projectFile/:id',
    path: `/projectFile/${String(project)}?onglet=inconnu`,
  });
  expect(await screen.findByRole('tab', { name: /^Description/ })).toHaveAttribute('aria-selected', 'true');
});
