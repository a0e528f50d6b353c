import type { Page } from '@playwright/test';
import { emailOf, expect, PASSWORD, test } from '../fixtures/portal';
import { untilTaken } from '../fixtures/page-at-rest';
import { heading } from './open-tab';

interface Asked {
  /** Path and query. */
  readonly address: string;
  readonly remotes: readonly string[];
}

const IN_PAGE = /data-answer="(\/remotes\.json[^"]*)"[^>]*>(.*?)<\/script>/;

/** The registries that come with a page, or that it asks for, from now on, and the remotes in each. */
function watchRegistry(page: Page): Asked[] {
  const asked: Asked[] = [];
  const note = (address: string, json: string) =>
    asked.push({ address, remotes: Object.keys((JSON.parse(json) as { remotes: object }).remotes) });
  page.on('response', async (response) => {
    const { pathname, search } = new URL(response.url());
    const isPage = response.request().isNavigationRequest();
    if (pathname !== '/remotes.json' && !isPage) return;
    // What was navigated away from can be read no more, and has told nobody anything.
    const text = await response.text().catch(() => undefined);
    if (text !== undefined && !isPage) note(pathname + search, text);
    const [, address, json] = (isPage && IN_PAGE.exec(text ?? '')) || [];
    if (address !== undefined && json !== undefined) note(address, json);
  });
  return asked;
}

test('a visitor is sent nothing of the staff’s apps, is led to the sign-in for them, and then lands there', async ({
  page,
}) => {
  const asked = watchRegistry(page);
  // A page asks again for what it has.
  const addresses = () => [...new Set(asked.map(({ address }) => address))];
  await page.goto('/');
  await untilTaken(page);
  await expect.poll(addresses).toEqual(['/remotes.json?role=VISITOR']);
  expect(asked[0]?.remotes).toEqual(['public']);

  await page.goto('/agent/home');
  await expect(page).toHaveURL('/login?next=%2Fagent%2Fhome');
  const form = page.getByRole('form', { name: 'Se connecter' });
  await form.getByLabel('Adresse e-mail').fill(emailOf('agent'));
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await expect.poll(addresses).toEqual(['/remotes.json?role=VISITOR']);
  asked.length = 0;
  await form.getByRole('button', { name: 'CONNEXION' }).click();
  await expect(page).toHaveURL('/agent/home');
  await expect(heading(page)).toHaveText('Tableau de bord');
  await expect.poll(addresses).toContain('/remotes.json?role=AGENT');
  expect(asked.find(({ address }) => address.endsWith('AGENT'))?.remotes).toContain('agent');

  // The page of a restored session comes with its own, and asks for no other.
  asked.length = 0;
  await page.reload();
  await untilTaken(page);
  await expect(heading(page)).toHaveText('Tableau de bord');
  await expect.poll(addresses).toEqual(['/remotes.json?role=AGENT']);

  // Who signs out is a visitor at once.
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(heading(page)).toContainText('Financez votre projet');
  await expect.poll(addresses).toEqual(['/remotes.json?role=AGENT', '/remotes.json?role=VISITOR']);
});
