import { emailOf, expect } from '../fixtures/portal';
import { DEV, developing, expectSoon, LOCAL, PATIENCE } from './developing';

const SOURCE = 'mfe-agent/src/dashboard/key-figures.tsx';
/** Of that file, shown on an agent's home page. */
const TEXT = 'Dossiers en cours';

const test = developing((workspace) => {
  workspace.takeBuilds(['public', 'applicant', 'admin']);
  return workspace.start(/is ready: (http\S+)/, DEV, 'agent');
});

test.describe('npm run dev agent', () => {
  test.setTimeout(PATIENCE);

  test('shows the shell and that remote from source, and the others as last built', async ({
    page,
    signIn,
    workspace,
  }) => {
    const original = workspace.read(SOURCE);
    await signIn(emailOf('agent'));
    await expect(page.locator('[data-remote="agent"]')).toHaveAttribute('data-version', LOCAL);
    await expectSoon(page.getByText(TEXT)).toBeVisible();

    workspace.write(SOURCE, original.replaceAll(TEXT, 'Dossiers suivis'));
    await expectSoon(page.getByText('Dossiers suivis')).toBeVisible();
    await page.goto('/contact');
    await expect(page.locator('[data-remote="public"]')).not.toHaveAttribute('data-version', LOCAL);
  });
});
