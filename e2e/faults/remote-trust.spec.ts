import { FILES, hasIntruder, mend, spoil, tamperedCode, tamperedStyles } from './file-faults';
import { expect, test } from './outlet-story';

declare global {
  // URL path → digest: what the shell lets run (shell/page/src/remotes/integrity.ts).
  var __PORTAL_SRI__: Record<string, string> | undefined;
}

/** What may run in the page, asked for as an intruder would. */

/** The browser said so, and nothing else. */
async function expectReported(complaints: string[]): Promise<void> {
  await expect.poll(() => complaints.some((each) => each.startsWith('policy violation: '))).toBe(true);
  expect(complaints.filter((each) => !/policy violation|Trusted|Content Security Policy/.test(each))).toEqual(
    [],
  );
  complaints.length = 0;
}

const ATTEMPTS: readonly (readonly [what: string, address: string])[] = [
  ['another host', 'https://evil.example/x.js'],
  ['data', 'data:text/javascript,window.intruder=true'],
  ['a file of ours that is no part of the shell or of a release', '/favicon.svg'],
  ['a release that the registry does not list', '/remotes/admin/6.6.6/remoteEntry.js'],
  ['a file that its release does not have', '/remotes/public/0.0.0/../../admin/x.js'],
];

for (const [what, address] of ATTEMPTS) {
  test(`a script from ${what} is refused before it is asked for`, async ({ page, complaints }) => {
    const asked: string[] = [];
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    page.on('request', (request) => asked.push(request.url()));
    const outcome = await page.evaluate((src) => {
      const script = document.createElement('script');
      try {
        script.src = src;
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
      document.head.append(script);
      return 'let through';
    }, address);
    expect(outcome).toBe('TypeError');
    expect(asked.filter((url) => url.endsWith(address))).toEqual([]);
    await expectReported(complaints);
  });
}

test('no text becomes markup or code', async ({ page, complaints }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (attempt: () => unknown) => {
      try {
        attempt();
        return 'let through';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const attempts = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => (document.createElement('script').text = 'window.intruder = true'),
      () => (Reflect.get(globalThis, 'eval') as (text: string) => unknown)('window.intruder = true'),
    ];
    // In a task of the page's own: what the test itself evaluates may do more than the page.
    return new Promise<string[]>((resolve) => setTimeout(() => resolve(attempts.map(outcomeOf))));
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'EvalError']);
  await expectReported(complaints);
});

for (const [what, suffix] of [
  ['an entry', 'remoteEntry'],
  ['a chunk', '.js'],
  ['a style sheet', '.css'],
] as const) {
  test(`${what} whose digest is not known does not load from its own server either: no digest is no permission`, async ({
    page,
    story,
  }) => {
    await story.begin();
    // As if the registry had left it out: the map that the shell fills and webpack's run time asks forgets it.
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
  ['entry', FILES.entry, tamperedCode],
  ['chunk', FILES.chunk, tamperedCode],
  ['style sheet', FILES.styles, tamperedStyles],
] as const) {
  test(`a tampered ${what} that was not asked for ahead is stopped by the digest on its own element`, async ({
    page,
    story,
  }) => {
    // The request ahead carries the digest too, and would stop the file before the element that uses it has to.
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
