import { expect, type Page } from '@playwright/test';

/** Set-ups of a screen's states; visiting the next screen undoes them. */

const CALLS = /\/admin\/api\//;

/** Matching calls are answered with an error: 401 once the session is over, 403 for data that are not theirs. */
export const failing =
  (status = 500, calls: RegExp = CALLS) =>
  (page: Page): Promise<unknown> =>
    page.route(calls, (route) => route.fulfill({ status, json: { code: status, message: 'Refused' } }));

/** Calls are never answered: the page stays in its loading state. */
export const unanswered = (page: Page): Promise<unknown> => page.route(CALLS, () => undefined);

export const withoutRemote =
  (remote: string) =>
  (page: Page): Promise<unknown> =>
    page.route(`**/remotes/${remote}/**`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' }),
    );

/** A deployment that measures its audience, and therefore asks for consent. */
export const measuringAudience = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const measured = '"analyticsId":"7","analyticsUrl":"https://mesure.example/matomo.php"';
    const body = (await response.text()).replace(
      /(data-answer="\/config\.json"[^>]*>.*?)\}<\/script>/,
      `$1,${measured}}</script>`,
    );
    return route.fulfill({ response, body });
  });

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

/** Goes offline; the page says so. */
export async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText('Vous êtes hors connexion')).toBeVisible();
}

export const press =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

/** Submits a form as it is: each invalid field shows its error. */
export const sendIncomplete =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(name)(page);
    await expect(page.getByRole('main').locator('[aria-invalid="true"]').first()).toBeVisible();
  };

export const ask =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await press(name)(page);
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog')).first()).toBeVisible();
  };

/** Opens a part of the project file: a tab on wide screens, an accordion item on narrow ones. */
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

/** Arrives with the history state that another page leaves for this one. */
export const arrivingWith =
  (state: unknown) =>
  (page: Page): Promise<unknown> =>
    page.addInitScript((usr) => history.replaceState({ usr, key: 'default', idx: 0 }, ''), state);
