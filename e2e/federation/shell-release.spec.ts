import path from 'node:path';
import type { Page } from '@playwright/test';
import { notFoundAsText } from '../faults/file-faults';
import { makeShell } from '../fixtures/made-shell';
import { expect, test, type OwnBuilds } from '../fixtures/own-portal';
import { expectSameDocument, goTo, heading, mark, openProjects, returnTo } from './open-tab';

/** The shell goes out, is tried and is taken back like an app (decision 0056). */

const NEXT = '1.1.0';

/** Makes the next release of the shell and deploys it. @returns the version that was there */
async function ship(own: OwnBuilds, ...flags: readonly string[]): Promise<string> {
  const { stable } = own.registry().shell;
  const from = path.join(own.dist, '../made/shell', NEXT);
  makeShell(path.join(own.dist, 'shell', stable), from, NEXT);
  await own.run('deploy', 'shell', '--from', from, ...flags);
  return stable;
}

/** The version of the shell in which a document runs. */
const shellOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      /\/shell\/([^/]+)\//.exec(
        document.querySelector('script[src^="/shell/"]')?.getAttribute('src') ?? '',
      )?.[1],
  );

const bar = (page: Page) => page.getByRole('region', { name: 'Aperçu' });

test('an open page keeps its shell, and the next one is opened in the new one; the same when it is taken back', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await openProjects(page, () => signIn(applicant.email));
  const before = await ship(own);
  await returnTo(page);
  await expectSameDocument(page);
  await expect.poll(() => shellOf(page)).toBe(before);

  await goTo(page, 'Vos propositions');
  await expect(heading(page)).toHaveText('Vos propositions');
  await expect.poll(() => shellOf(page)).toBe(NEXT);
  await expect(page.locator('html')).not.toHaveAttribute('data-witness');

  await mark(page);
  await own.run('rollback', 'shell');
  await returnTo(page);
  await expectSameDocument(page);
  await goTo(page, 'Vos projets');
  await expect(heading(page)).toHaveText('Vos projets');
  await expect.poll(() => shellOf(page)).toBe(before);
  // Back, and on from there, in the same document: no page is opened anew twice.
  await mark(page);
  await goTo(page, 'Vos propositions');
  await expect(heading(page)).toHaveText('Vos propositions');
  await expectSameDocument(page);
});

test('a shell whose code cannot be had gives way to the one before it, in the same document', async ({
  page,
  own,
  complaints,
}) => {
  const before = await ship(own);
  await page.route(`**/shell/${NEXT}/**`, (route) => notFoundAsText(route));
  await page.goto('/contact');
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, '__PORTAL__') as unknown))
    .toMatchObject({ shell: before });
  await expect(heading(page)).toHaveText('Contact');
  await expect(page.getByRole('alert')).toBeHidden();
  const [navigation] = await page.evaluate(() => performance.getEntriesByType('navigation'));
  expect(navigation).toMatchObject({ type: 'navigate' });
  await expect(page.locator(`link[rel=stylesheet][href^="/shell/${before}/"]`)).toBeAttached();
  expect(complaints.filter((each) => !/Failed to load resource|integrity|preloaded/.test(each))).toEqual([]);
  complaints.length = 0;
});

test('a preview is for one tab, also after a reload, until it is left', async ({
  page,
  context,
  own,
  applicant,
  signIn,
}) => {
  const before = await ship(own, '--preview');
  await signIn(applicant.email);
  await page.goto(`/projectsList?shell=${NEXT}`);
  await expect(heading(page)).toHaveText('Vos projets');
  await expect.poll(() => shellOf(page)).toBe(NEXT);
  await expect(bar(page)).toContainText(`shell ${NEXT}`);
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(bar(page)).toContainText(`shell ${NEXT}`);
  await expect.poll(() => shellOf(page)).toBe(NEXT);

  const other = await context.newPage();
  await other.goto('/projectsList');
  await expect(heading(other)).toHaveText('Vos projets');
  await expect.poll(() => shellOf(other)).toBe(before);

  await page.getByRole('button', { name: 'Quitter l’aperçu' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Vos projets');
  await expect.poll(() => shellOf(page)).toBe(before);

  await page.goto('/projectsList?shell=9.9.9');
  await expect(bar(page)).toContainText('Aperçu impossible');
  await expect.poll(() => shellOf(page)).toBe(before);
});
