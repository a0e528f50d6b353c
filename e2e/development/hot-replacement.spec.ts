import type { Page } from '@playwright/test';
import { expect } from '../fixtures/portal';
import { DEV, developing, expectSoon, LOCAL, PATIENCE } from './developing';

const PAGE = 'mfe-public/src/contact/contact-page.tsx';
const NOTE = 'Tous les champs sont obligatoires.';
const STYLES = 'shared/ui/src/page/page.module.css';
const CONTRACT = 'mfe-public/src/remote.ts';

const test = developing((workspace, deployed) =>
  workspace.start(/(http:\/\/127\.0\.0\.1:\d+) is /, DEV, 'public', '--portal', deployed),
);

/** Opens the contact page from source and types a name. */
async function typeName(page: Page): Promise<void> {
  await page.goto('/contact');
  await expect(page.locator('[data-remote="public"]')).toHaveAttribute('data-version', LOCAL);
  await page.getByLabel('Nom', { exact: true }).fill('Durand');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test.describe('a change of a source, in the page of a deployed portal', () => {
  test.setTimeout(PATIENCE);

  test('shows without loading the page, and what was typed stays', async ({ page, workspace }) => {
    const [original, styles] = [workspace.read(PAGE), workspace.read(STYLES)];
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    await typeName(page);

    for (const text of ['Chaque champ est obligatoire.', 'Aucun champ n’est facultatif.']) {
      workspace.write(PAGE, original.replace(NOTE, text));
      await expectSoon(page.getByText(text)).toBeVisible();
      await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Durand');
    }

    const head = page.getByRole('heading', { level: 1, name: 'Contact' }).locator('xpath=../..');
    await expect(head).toHaveCSS('align-items', 'flex-end');
    workspace.write(STYLES, styles.replace('align-items: flex-end', 'align-items: center'));
    await expectSoon(head).toHaveCSS('align-items', 'center');
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Durand');

    workspace.write(STYLES, styles);
    workspace.write(PAGE, original);
    await expectSoon(page.getByText(NOTE, { exact: true })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    expect(refused, 'the policy and the digests of the page refuse nothing').toEqual([]);
  });

  test('begins a component anew when its hooks are others, in the same page', async ({ page, workspace }) => {
    const original = workspace.read(PAGE);
    await typeName(page);

    workspace.write(
      PAGE,
      original
        .replace(
          'const api = useApi();',
          'const [note] = useState("Un état de plus.");\n  const api = useApi();',
        )
        .replace(NOTE, '{note}')
        .replace(/^/, "import { useState } from 'react';\n"),
    );
    await expectSoon(page.getByText('Un état de plus.')).toBeVisible();
    expect(await isSamePage(page)).toBe(true);

    workspace.write(PAGE, original);
    await expectSoon(page.getByText(NOTE, { exact: true })).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  });

  test('loads the page where it cannot be replaced, and shows what is wrong with a source', async ({
    page,
    workspace,
  }) => {
    const [original, contract] = [workspace.read(PAGE), workspace.read(CONTRACT)];
    await typeName(page);

    workspace.write(PAGE, `${original}\nexport const broken = (;\n`);
    await expectSoon(page.getByRole('alert')).toContainText('public does not build');
    expect(await isSamePage(page)).toBe(true);
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Durand');
    workspace.write(PAGE, original);
    await expectSoon(page.getByText('public does not build')).toBeHidden();
    expect(await isSamePage(page)).toBe(true);

    // As the shell tells it when a boundary caught what a page threw.
    await page.evaluate(() =>
      window.dispatchEvent(new CustomEvent('portal:caught', { detail: new Error('Faite exprès') })),
    );
    await expect(page.getByRole('alert')).toContainText('Faite exprès');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Faite exprès')).toBeHidden();

    workspace.write(CONTRACT, `${contract}\nexport const another = 1;\n`);
    await expectSoon.poll(() => isSamePage(page).catch(() => 'being loaded')).toBe(false);
    await expectSoon(page.getByText(NOTE, { exact: true })).toBeVisible();
    workspace.write(CONTRACT, contract);
  });
});
