import type { Page, Route } from '@playwright/test';

export type FileFault = (route: Route) => unknown;

/** Files of the remote `admin`, of any version. */
export const FILES = {
  any: /\/remotes\/admin\//,
  description: /\/remotes\/admin\/[^/]+\/remote\.json$/,
  entry: /\/remotes\/admin\/[^/]+\/remoteEntry\.[^/]+\.js$/,
  chunk: /\/remotes\/admin\/[^/]+\/(?!remoteEntry)[^/]+\.js$/,
  styles: /\/remotes\/admin\/[^/]+\/[^/]+\.css$/,
} as const;

const PAGE = '<!doctype html><title>Introuvable</title>';

const answers =
  (status: number, contentType: string, body: string): FileFault =>
  (route) =>
    route.fulfill({ status, contentType, body });

export const notFoundAsText = answers(404, 'text/plain', 'Not found\n');
/** A host that answers unknown files with its page instead of a 404. */
export const pageInstead = answers(200, 'text/html', PAGE);
export const brokenServer = answers(500, 'text/plain', 'no');

/** Never answered: the request stays open until the page aborts it. */
export const hangs: FileFault = () => undefined;

const changed =
  (change: (text: string) => string): FileFault =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };

/** Foreign code, which leaves a trace when it runs. */
export const tamperedCode = changed((text) => `${text}\nwindow.intruder = true`);
/** Still valid, but not the released bytes. */
const tamperedDescription = changed((text) => `${text}\n`);
export const tamperedStyles = changed((text) => `${text}\nhtml { --intruder: 1 }`);

/** A file of a release is not the released one; anything else cannot be had. */
export const tampered: FileFault = (route) => {
  const { pathname } = new URL(route.request().url());
  if (FILES.description.test(pathname)) return tamperedDescription(route);
  if (FILES.styles.test(pathname)) return tamperedStyles(route);
  return FILES.any.test(pathname) ? tamperedCode(route) : notFoundAsText(route);
};

export async function spoil(page: Page, files: RegExp, fault: FileFault): Promise<void> {
  await page.route(files, (route) => fault(route));
}

export const mend = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });

/** Whether foreign code has run or styled the page. */
export const hasIntruder = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      'intruder' in window ||
      getComputedStyle(document.documentElement).getPropertyValue('--intruder') !== '',
  );
