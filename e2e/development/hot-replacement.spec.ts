import { emailOf, expect } from '../fixtures/portal';
import { DEV, developing, expectSoon, LOCAL, PATIENCE } from './developing';

const PAGE = 'mfe-public/src/contact/contact-page.tsx';
const NOTE = 'Tous les champs sont obligatoires.';
const STYLES = 'shared/ui/src/page/page.module.css';
const CONTRACT = 'mfe-public/src/remote.ts';

const test = developing((workspace, deployed) =>
  workspace.start(/(http:\/\/127\.0\.0\.1:\d+) is /, DEV, 'public', '--portal', deployed),
);

test.describe('a change of a source, in the page of a deployed portal', () => {
  test.setTimeout(PATIENCE);

  test('shows without loading the page, what was typed stays, and a fault is said in the page', async ({
    page,
    workspace,
  }) => {
    const [original, styles, contract] = [PAGE, STYLES, CONTRACT].map(workspace.read) as [
      string,
      string,
      string,
    ];
    const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
    const name = page.getByLabel('Nom', { exact: true });
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await page.goto('/contact');
    await expect(page.locator('[data-remote="public"]')).toHaveAttribute('data-version', LOCAL);
    await name.fill('Durand');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    workspace.write(PAGE, original.replace(NOTE, 'Chaque champ est obligatoire.'));
    await expectSoon(page.getByText('Chaque champ est obligatoire.')).toBeVisible();
    const head = page.getByRole('heading', { level: 1, name: 'Contact' }).locator('xpath=../..');
    await expect(head).toHaveCSS('align-items', 'flex-end');
    workspace.write(STYLES, styles.replace('align-items: flex-end', 'align-items: center'));
    await expectSoon(head).toHaveCSS('align-items', 'center');
    await expect(name).toHaveValue('Durand');
    expect(refused, 'the policy and the digests of the page refuse nothing').toEqual([]);

    workspace.write(PAGE, `${original}\nexport const broken = (;\n`);
    await expectSoon(page.getByRole('alert')).toContainText('public does not build');
    await expect(name).toHaveValue('Durand');
    workspace.write(PAGE, original);
    await expectSoon(page.getByText('public does not build')).toBeHidden();
    expect(await isSamePage()).toBe(true);

    // What cannot be replaced loads the page.
    workspace.write(CONTRACT, `${contract}\nexport const another = 1;\n`);
    await expectSoon.poll(() => isSamePage().catch(() => 'being loaded')).toBe(false);
    await expectSoon(page.getByText(NOTE, { exact: true })).toBeVisible();
  });

  test('leaves the other remotes as they were deployed, and keeps other sites away', async ({
    page,
    signIn,
    request,
  }) => {
    await signIn(emailOf('agent'));
    await expect(page.locator('[data-remote="agent"]')).not.toHaveAttribute('data-version', LOCAL);
    await expect(page.getByText(/with local public/)).toBeVisible();
    const answer = await request.post('/api/login', { headers: { origin: 'https://mal.example' }, data: {} });
    expect(answer.status()).toBe(403);
  });
});
