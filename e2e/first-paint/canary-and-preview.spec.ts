import type { Page } from '@playwright/test';
import { untilTaken } from '../fixtures/page-at-rest';
import { expect, test } from '../fixtures/own-portal';
import { holdCode, seenHeadings, watchHeadings } from './hold-code';

const STABLE = 'Cinq étapes, de la demande au versement des fonds';
const NEXT = 'Cinq pas vers votre financement';

/** Opens the home with its code held back for a moment; returns the headings that were visible. */
async function openHome(page: Page, address = '/'): Promise<readonly string[]> {
  const letThrough = await holdCode(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('#portal-integrity')).toBeAttached();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  letThrough();
  await untilTaken(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return seenHeadings(page);
}

test('who gets a release sees what it draws first, and nobody else: preview, canary, stable, switched off', async ({
  page,
  context,
  own,
}) => {
  await watchHeadings(context, '#etapes');
  await own.ship('public', '1.0.0');
  await own.ship('public', '1.1.0', { says: { [STABLE]: NEXT } }, '--preview');
  expect(await openHome(page)).toEqual([STABLE]);

  const preview = await context.newPage();
  expect(await openHome(preview, '/?mfe=public@1.1.0')).toEqual([NEXT]);
  // The preview persists in the tab, which says so, until it is left.
  expect(await openHome(preview)).toEqual([NEXT]);
  const bar = preview.getByRole('region', { name: 'Aperçu' });
  await expect(bar).toContainText('public 1.1.0');
  await preview.getByRole('button', { name: 'Quitter l’aperçu' }).click();
  await expect(bar).toBeHidden();
  expect(await openHome(preview)).toEqual([STABLE]);
  own.make('public', '9.9.9');
  expect(await openHome(preview, '/?mfe=public@9.9.9')).toEqual([STABLE]);
  await expect(bar).toContainText('Aperçu impossible');

  for (const [percent, title] of [
    ['100', NEXT],
    ['0', STABLE],
  ] as const) {
    await own.run('canary', 'public', '--version', '1.1.0', '--percent', percent);
    expect(await openHome(page)).toEqual([title]);
  }
  await own.run('promote', 'public', '--version', '1.1.0');
  expect(await openHome(page)).toEqual([NEXT]);

  await own.run('disable', 'public', '--message', 'De retour à midi.');
  await page.goto('/');
  await expect(page.getByText('De retour à midi.')).toBeVisible();
  expect(await seenHeadings(page)).toEqual([]);
});
