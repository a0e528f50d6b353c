import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './outlet-story';

test('offline: a card that says so, and the page comes by itself', async ({ page, context, story }) => {
  await story.begin();
  await context.setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion.')).toBeVisible();
  await story.enter();
  await expect(page.getByRole('main')).toContainText('Cette page demande une connexion');
  await expect(page.getByRole('main')).not.toContainText('support');
  await story.expectCard();
  await context.setOffline(false);
  await story.expectPage();
  await story.expectNothingLost();
});

test('a release is removed after the next one: a page of it that was not open yet comes from there', async ({
  page,
  own,
  story,
}) => {
  const first = own.registry().remotes['admin']?.stable ?? '';
  await story.begin();
  await story.enter();
  await story.expectPage(first);

  await own.ship('admin', '9.0.0');
  own.bend(({ remotes: { admin } }) => {
    const only = admin?.versions['9.0.0'];
    if (admin && only) Object.assign(admin, { ladder: ['9.0.0'], versions: { '9.0.0': only } });
  });
  rmSync(path.join(own.dist, 'remotes/admin', first), { recursive: true });

  // Its other pages are gone from the server: a newer release has replaced them.
  await page.getByRole('link', { name: 'NOUVEL UTILISATEUR' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvel utilisateur');
  await expect(page.locator('[data-remote="admin"]')).toHaveAttribute('data-version', '9.0.0');
  await page.goBack();
  await story.expectPage();
  await story.expectNothingLost();
});
