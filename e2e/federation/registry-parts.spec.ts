import type { Page } from '@playwright/test';
import { emailOf, expect, PASSWORD, test } from '../fixtures/portal';
import { untilTaken } from '../federation-bench/visit';
import { heading } from './open-tab';

interface Asked {
  /** Path and query. */
  readonly address: string;
  readonly remotes: Promise<readonly string[]>;
}

/** The registries that a page asks for from now on, and the remotes in each answer. */
function watchRegistry(page: Page): Asked[] {
  const asked: Asked[] = [];
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (pathname !== '/remotes.json') return;
    const remotes = response.json().then(({ remotes: sent }: { remotes: object }) => Object.keys(sent));
    asked.push({ address: pathname + search, remotes });
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
  expect(addresses()).toEqual(['/remotes.json?role=VISITOR']);
  expect(await asked[0]?.remotes).toEqual(['public']);

  await page.goto('/agent/home');
  await expect(page).toHaveURL('/login?next=%2Fagent%2Fhome');
  const form = page.getByRole('form', { name: 'Se connecter' });
  await form.getByLabel('Adresse e-mail').fill(emailOf('agent'));
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  expect(addresses()).toEqual(['/remotes.json?role=VISITOR']);
  asked.length = 0;
  await form.getByRole('button', { name: 'CONNEXION' }).click();
  await expect(page).toHaveURL('/agent/home');
  await expect(heading(page)).toHaveText('Tableau de bord');
  expect(addresses()).toEqual(['/remotes.json?role=AGENT']);
  expect(await asked[0]?.remotes).toContain('agent');

  // A restored session asks for its own at once, and for no other: what the page preloads is what its code takes.
  asked.length = 0;
  await page.reload();
  await untilTaken(page);
  await expect(heading(page)).toHaveText('Tableau de bord');
  expect(addresses()).toEqual(['/remotes.json?role=AGENT']);

  // Who signs out is a visitor at once.
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(heading(page)).toContainText('Financez votre projet');
  await expect.poll(addresses).toEqual(['/remotes.json?role=AGENT', '/remotes.json?role=VISITOR']);
});

test('a page of the release before asks for the whole, and gets it', async ({ request }) => {
  const { remotes } = (await (await request.get('/remotes.json')).json()) as { remotes: object };
  expect(Object.keys(remotes).toSorted()).toEqual(['admin', 'agent', 'applicant', 'public']);
});
