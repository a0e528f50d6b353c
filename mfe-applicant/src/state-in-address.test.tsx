import { ofApplicant, type RenderedScreen, renderScreen, seed } from '@portal/testing';
import { Simulator } from '@portal/features/simulator';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import ProjectFilePage from './pages/project-file-page';
import ProjectFormPage from './pages/project-form-page';

/** A fold or a tab that is pressed, and the attribute that then says so. */
interface Choice {
  readonly path: string;
  readonly role: 'button' | 'tab';
  readonly name: RegExp;
  readonly says: readonly [attribute: string, value: string];
  readonly before?: (user: RenderedScreen['user']) => Promise<void>;
}

it.each<[string, ReactElement, Choice]>([
  [
    'the tab of a project',
    <ProjectFilePage />,
    { path: '/', role: 'tab', name: /^Contacts/, says: ['aria-selected', 'true'] },
  ],
  [
    'what was opened in the form',
    <ProjectFormPage />,
    { path: '/?etape=objet', role: 'button', name: /^Avant de commencer$/, says: ['aria-expanded', 'true'] },
  ],
  [
    'a year of the repayment table',
    <Simulator now={new Date('2026-11-20T12:00:00Z')} />,
    {
      path: '/?montant=100000&duree=20',
      role: 'button',
      name: /^Année 3$/,
      says: ['aria-expanded', 'true'],
      before: async (user) => user.click(await screen.findByRole('button', { name: 'Tableau' })),
    },
  ],
])('%s: as it was left after a reload', async (_, page, { path, role, name, says, before }) => {
  const project = page.type === ProjectFilePage ? String(await seed('request', await ofApplicant())) : '';
  const place = { as: 'demandeur', route: project === '' ? '/' : '/:id' } as const;
  const { user, location } = await renderScreen(page, { ...place, path: path.replace('/', `/${project}`) });
  await before?.(user);
  await user.click(await screen.findByRole(role, { name }));
  const left = location();
  expect(left).not.toBe(path);
  await renderScreen(page, { ...place, path: left });
  expect(await screen.findByRole(role, { name })).toHaveAttribute(...says);
});
