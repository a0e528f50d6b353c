import { expect, type Page } from '@playwright/test';

/** Ways to bring the states of a screen about; a visit of the next screen undoes them. */

const CALLS = /\/admin\/api\//;

/** The calls whose address fits are answered with a failure of the server. */
export const failing =
  (calls: RegExp = CALLS) =>
  (page: Page): Promise<unknown> =>
    page.route(calls, (route) =>
      route.fulfill({ status: 500, json: { code: 500, message: 'Internal error' } }),
    );

/** The calls whose address fits are never answered: what the page shows meanwhile stays. */
export const unanswered =
  (calls: RegExp = CALLS) =>
  (page: Page): Promise<unknown> =>
    page.route(calls, () => undefined);

/** The server does not know the session any more. */
export const refusingSession = (page: Page): Promise<unknown> =>
  page.route(CALLS, (route) =>
    route.fulfill({ status: 401, json: { code: 401, message: 'Bad credentials' } }),
  );

/** The back office refuses: the page is the reader's, what it holds is not. */
export const refusingAccess = (page: Page): Promise<unknown> =>
  page.route(CALLS, (route) => route.fulfill({ status: 403, json: { code: 403, message: 'Forbidden' } }));

/** The files of a remote are gone from the server. */
export const withoutRemote =
  (remote: string) =>
  (page: Page): Promise<unknown> =>
    page.route(`**/remotes/${remote}/**`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' }),
    );

/** A deployment that measures its audience: it has something to ask consent for. */
export const measuringAudience = (page: Page): Promise<unknown> =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as Readonly<Record<string, unknown>>;
    await route.fulfill({
      response,
      json: { ...config, analyticsId: '7', analyticsUrl: 'https://mesure.example/matomo.php' },
    });
  });

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

/** Cuts the network; the page says so. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion')).toBeVisible();
}

/** Presses a button of the content. */
export const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

/** Sends a form as it stands: each wrong field says so. */
export const sendIncomplete =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(name)(page);
    await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
  };

/** Opens a dialog by a button of the content. */
export const ask =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(name)(page);
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog')).first()).toBeVisible();
  };

/** Chooses a part of the project file: a tab when there is room, a fold of the accordion when there is not. */
export const openPart =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    const tab = page.getByRole('tab', { name });
    const fold = page.getByRole('main').getByRole('button', { name, expanded: false });
    await tab.or(fold).first().click();
    const chosen = page.getByRole('tab', { name, selected: true });
    await expect(
      chosen.or(page.getByRole('main').getByRole('button', { name, expanded: true })),
    ).toBeVisible();
  };
