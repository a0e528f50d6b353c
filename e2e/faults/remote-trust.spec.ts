import { FILES, hasIntruder, mend, spoil, tamperedCode, tamperedStyles } from './file-faults';
import { expect, rareUnless, test } from './outlet-story';

declare global {
  // URL path → digest of what the shell lets run (shell/page/src/remotes/integrity.ts).
  var __PORTAL_SRI__: Record<string, string> | undefined;
}

/** What may run in the page, tried as an attacker would. */

async function expectReported(complaints: string[]): Promise<void> {
  await expect.poll(() => complaints.some((each) => each.startsWith('policy violation: '))).toBe(true);
  expect(complaints.filter((each) => !/policy violation|Trusted|Content Security Policy/.test(each))).toEqual(
    [],
  );
  complaints.length = 0;
}

/** Script URLs that were never released. */
const STRANGERS: Readonly<Record<string, string>> = {
  'another host': 'https://evil.example/x.js',
  data: 'data:text/javascript,window.intruder=true',
  'a file of ours that is no part of the shell or of a release': '/favicon.svg',
  'a release that the registry does not list': '/remotes/admin/6.6.6/remoteEntry.js',
  'a file that its release does not have': '/remotes/public/0.0.0/../../admin/x.js',
};

test('a script that nobody released is refused before it is asked for, and no text becomes markup or code', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  page.on('request', (request) => asked.push(request.url()));
  const outcomes = await page.evaluate((strangers) => {
    const outcomeOf = (attempt: () => unknown) => {
      try {
        attempt();
        return 'let through';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const loading = (src: string) => () => {
      const script = document.createElement('script');
      script.src = src;
      document.head.append(script);
    };
    const attempts: Record<string, () => unknown> = {
      ...Object.fromEntries(Object.entries(strangers).map(([from, src]) => [from, loading(src)])),
      markup: () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      'the text of a script': () => (document.createElement('script').text = 'window.intruder = true'),
      eval: () => (Reflect.get(globalThis, 'eval') as (text: string) => unknown)('window.intruder = true'),
    };
    const tryAll = () =>
      Object.fromEntries(Object.entries(attempts).map(([what, attempt]) => [what, outcomeOf(attempt)]));
    // In a task of the page: what the test evaluates has more rights than the page.
    return new Promise<Record<string, string>>((resolve) => setTimeout(() => resolve(tryAll())));
  }, STRANGERS);
  const refused = [...Object.keys(STRANGERS), 'markup', 'the text of a script'];
  expect(outcomes).toEqual({
    ...Object.fromEntries(refused.map((what) => [what, 'TypeError'])),
    eval: 'EvalError',
  });
  expect(asked.filter((url) => Object.values(STRANGERS).some((address) => url.endsWith(address)))).toEqual(
    [],
  );
  await expectReported(complaints);
});

for (const [what, suffix] of [
  ['code', '.js'],
  ['a style sheet', '.css'],
] as const) {
  const title = `${what} whose digest is not known does not load from its own server either: no digest is no permission`;

  test(title, rareUnless(what === 'code'), async ({ page, story }) => {
    await story.begin();
    // As if the registry lacked it: removed from the map that the shell fills and webpack's runtime reads.
    await page.evaluate((forgotten) => {
      const known = globalThis.__PORTAL_SRI__ ?? {};
      globalThis.__PORTAL_SRI__ = new Proxy(known, {
        set(files, path, digest: string) {
          if (!String(path).includes(forgotten)) files[String(path)] = digest;
          return true;
        },
      });
    }, suffix);
    await story.enter();
    await story.expectCard();
  });
}

for (const [what, files, happens] of [
  ['chunk', FILES.chunk, tamperedCode],
  ['style sheet', FILES.styles, tamperedStyles],
] as const) {
  const title = `a tampered ${what} that was not asked for ahead is stopped by the digest on its own element`;

  test(title, rareUnless(what === 'chunk'), async ({ page, story }) => {
    // The preload carries the digest too, and would block the file before the script element does.
    await page.addInitScript(() => {
      const { append } = HTMLHeadElement.prototype;
      HTMLHeadElement.prototype.append = function appendAllButPreloads(...nodes) {
        append.apply(
          this,
          nodes.filter((node) => !(node instanceof HTMLLinkElement && node.rel === 'preload')),
        );
      };
    });
    await story.begin();
    await spoil(page, files, happens);
    await story.enter();
    await story.expectCard();
    expect(await hasIntruder(page)).toBe(false);

    await mend(page);
    await story.retry.click();
    await story.expectPage();
  });
}
