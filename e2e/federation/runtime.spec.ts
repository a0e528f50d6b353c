import { untilTaken } from '../fixtures/page-at-rest';
import { emailOf, expect, test } from '../fixtures/portal';
import { goTo } from './open-tab';

/** The federation runtime as its own tools see it: one instance per build, one core, one copy of each shared module. */

interface Instance {
  readonly name: string;
  readonly version: string;
}

test('the page names the shell and each remote that was opened, all on the core that the shell lends', async ({
  page,
  signIn,
}) => {
  const instances = () =>
    page.evaluate(() => {
      const page = globalThis as unknown as {
        readonly __FEDERATION__: { readonly __INSTANCES__: readonly Instance[] };
      };
      return page.__FEDERATION__.__INSTANCES__.map(({ name, version }) => ({ name, version }));
    });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Financez votre projet');
  await untilTaken(page);
  const [shell, visitors] = await instances();
  expect(shell?.name).toBe('shell');
  expect(visitors?.name).toMatch(/^public__/);

  await signIn(emailOf('directeur'), { at: '/projectsList' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goTo(page, 'Utilisateurs');
  await expect(page.locator('[data-remote="admin"]')).toBeAttached();
  const opened = await instances();
  expect(opened.map(({ name }) => name.replace(/__.*/, ''))).toEqual(['shell', 'agent', 'admin']);
  expect(new Set(opened.map(({ version }) => version)).size).toBe(1);
  const constructors = await page.evaluate(
    () =>
      new Set(
        (
          globalThis as unknown as { __FEDERATION__: { __INSTANCES__: object[] } }
        ).__FEDERATION__.__INSTANCES__.map(({ constructor }) => constructor),
      ).size,
  );
  expect(constructors).toBe(1);
});
