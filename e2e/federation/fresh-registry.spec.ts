import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/own-portal';
import { expectShown, goTo, openProjects, returnTo } from './open-tab';

/** Bytes of the last registry response on the wire; a 304 has no body. */
const lastAnswer = (page: Page) =>
  page.evaluate(() => {
    const entry = performance.getEntriesByName(`${location.origin}/remotes.json`).at(-1);
    if (!(entry instanceof PerformanceResourceTiming)) throw new Error('The registry was not asked for');
    // Resource Timing counts 300 bytes for the headers, whatever their size.
    return { wire: entry.transferSize - 300, content: entry.encodedBodySize };
  });

test('a tab that asks for the registry again is told in a few bytes that it is the same, and gets it when it is not', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.0.0');
  await openProjects(page, () => signIn(applicant.email));
  await returnTo(page);
  const same = await lastAnswer(page);
  expect(same.content).toBeGreaterThan(1000);
  expect(same.wire).toBe(0);

  await own.ship('applicant', '1.1.0');
  await returnTo(page);
  expect((await lastAnswer(page)).wire).toBeGreaterThan(1000);
  await goTo(page, 'Vos propositions');
  await expectShown(page, 'applicant', '1.1.0');
});
