import { untilTaken } from '../federation-bench/visit';
import { expect, test } from '../fixtures/portal';

/** Budgets of a visitor's first page with an empty cache (design, section 7). */
const MAX_SCRIPT_BYTES = 145_000;
const OWN_FILES = [
  /^\/$/,
  /^\/shell\/[^/]+\/[\w.-]+\.(js|css|woff2)$/,
  /^\/remotes\/public\/[^/]+\/[\w.-]+\.(js|css|json|woff2)$/,
  /^\/remotes\.json$/,
  /^\/config\.json$/,
  /^\/favicon\.svg$/,
  /^\/(items|assets)\//,
  /^\/[\w./-]+\.(svg|png|webp|avif|jpg|webmanifest)$/,
];

test('a visitor’s home asks for the shell, one remote and the registry, in 145 kB of code', async ({
  page,
  baseURL,
}) => {
  const asked: { path: string; bytes: number }[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    const isHere = url.origin === baseURL;
    const headers = response.headers();
    const isScript = url.pathname.endsWith('.js');
    if (isScript) expect.soft(headers['content-encoding'], url.pathname).toBe('br');
    asked.push({
      path: isHere ? url.pathname : url.href,
      // The compressed size.
      bytes: isScript ? Number(headers['content-length'] ?? NaN) : 0,
    });
  });

  await page.goto('/');
  await untilTaken(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Financez votre projet');
  // Including what loads on scrolling.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  // Including prefetches when idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

  const strangers = asked.filter(({ path }) => !OWN_FILES.some((own) => own.test(path)));
  expect(strangers).toEqual([]);
  const remotes = asked.flatMap(({ path }) => /^\/remotes\/([^/]+)\//.exec(path)?.[1] ?? []);
  expect([...new Set(remotes)]).toEqual(['public']);
  // The server rendered its texts.
  expect(asked.filter(({ path }) => path.startsWith('/items/'))).toEqual([]);
  expect(asked.filter(({ path }) => /highcharts/i.test(path))).toEqual([]);
  expect(await page.evaluate(() => 'Highcharts' in window || '_Highcharts' in window)).toBe(false);

  // The preloaded files are the ones used: no file is fetched twice.
  const files = asked.map(({ path }) => path).filter((path) => /\.(js|css)$/.test(path));
  expect(files).toEqual([...new Set(files)]);

  const scripts = asked.filter(({ path }) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, scripts.map(({ path, bytes }) => `${path} ${String(bytes)}`).join('\n')).toBeLessThanOrEqual(
    MAX_SCRIPT_BYTES,
  );
});
