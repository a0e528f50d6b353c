import { ofApplicant, renderScreen, seed } from '@portal/testing';
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
])('%s: as it was left after a reload', async (_, page, { path, role, name, says }) => {
  const project = page.type === ProjectFilePage ? String(await seed('request', await ofApplicant())) : '';
  const place = { as: 'demandeur', route: project === '' ? '/' : '/:id' } as const;
  const { user, location } = await renderScreen(page, { ...place, path: path.replace('/', `/${project}`) });
  await user.click(await screen.findByRole(role, { name }));
  const left = location();
  expect(left).not.toBe(path);
  await renderScreen(page, { ...place, path: left });
  expect(await screen.findByRole(role, { name })).toHaveAttribute(...says);
});
