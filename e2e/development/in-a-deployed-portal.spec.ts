import { emailOf, expect } from '../fixtures/portal';
import { DEV, developing, expectSoon, LOCAL, PATIENCE, SOURCE, TEXT } from './developing';

const MANIFEST = 'mfe-admin/remote.manifest.json';

const test = developing((workspace, deployed) =>
  workspace.start(/(http:\/\/127\.0\.0\.1:\d+) is /, DEV, 'agent', '--portal', deployed),
);

test.describe('a remote that is worked on, in a deployed portal', () => {
  test.setTimeout(PATIENCE);

  test('takes the place of the deployed one, and every change shows in the open page', async ({
    page,
    signIn,
    workspace,
  }) => {
    const original = workspace.read(SOURCE);
    await signIn(emailOf('agent'));
    await expect(page.locator('[data-remote="agent"]')).toHaveAttribute('data-version', LOCAL);
    await expectSoon(page.getByText(TEXT)).toBeVisible();
    await expect(page.getByText(/with local agent/)).toBeVisible();

    workspace.write(SOURCE, original.replaceAll(TEXT, 'Dossiers suivis'));
    await expectSoon(page.getByText('Dossiers suivis')).toBeVisible();

    workspace.write(SOURCE, `${original}\nexport const broken = (;\n`);
    await expectSoon(page.getByRole('alert')).toContainText('agent does not build');
    await expectSoon(page.getByRole('alert')).toContainText('Expression expected');
    await expect(page.getByText('Dossiers suivis'), 'the last good build stays').toBeVisible();

    workspace.write(SOURCE, original);
    await expectSoon(page.getByText('agent does not build')).toBeHidden();
    await expectSoon(page.getByText(TEXT)).toBeVisible();
  });

  test('leaves the other remotes as they were deployed', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('[data-remote="public"]')).not.toHaveAttribute('data-version', LOCAL);
  });

  test('keeps other sites away from the portal that it stands before', async ({ request }) => {
    const answer = await request.post('/api/login', { headers: { origin: 'https://mal.example' }, data: {} });
    expect(answer.status()).toBe(403);
  });
});

test('the development server says in one line why a portal cannot be worked against', async ({
  portal,
  workspace,
}) => {
  const silent = await workspace.run(DEV, 'agent', '--portal', 'http://127.0.0.1:1');
  expect(silent.code).toBe(1);
  expect(silent.said).toContain('cannot be reached');

  const manifest = workspace.read(MANIFEST);
  workspace.write(MANIFEST, manifest.replace('"contract": 1', '"contract": 2'));
  const unfit = await workspace.run(DEV, 'admin', '--portal', portal.address);
  workspace.write(MANIFEST, manifest);
  expect(unfit.code).toBe(1);
  expect(unfit.said).toContain(
    `admin does not fit the shell of ${portal.address}: it needs contract 2 (the shell speaks 1).`,
  );

  const unknown = await workspace.run(DEV, 'nobody');
  expect(unknown.code).toBe(2);
  expect(unknown.said).toContain('There is no mfe-nobody');
});
