import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/own-portal';
import { expectShown, goTo, openProjects, returnTo } from './open-tab';

/** Bytes of each registry response on the wire since the last look; a 304 has no body. */
const answers = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByName(`${location.origin}/remotes.json?role=APPLICANT`);
    performance.clearResourceTimings();
    return entries.map((entry) => {
      const { transferSize, encodedBodySize } = entry as PerformanceResourceTiming;
      // Resource Timing counts 300 bytes for the headers, whatever their size.
      return { wire: transferSize - 300, content: encodedBodySize };
    });
  });

test('a tab that asks for the registry again is told in a few bytes that it is the same, and gets it when it is not', async ({
  page,
  own,
  applicant,
  signIn,
}) => {
  await own.ship('applicant', '1.0.0');
  await openProjects(page, () => signIn(applicant.email));
  await answers(page);
  await returnTo(page);
  const same = await answers(page);
  expect(same.length).toBeGreaterThan(0);
  for (const { content, wire } of same) {
    expect(content).toBeGreaterThan(1000);
    expect(wire).toBe(0);
  }

  await own.ship('applicant', '1.1.0');
  await returnTo(page);
  // The page may have heard of it before it was looked at again.
  expect(Math.max(...(await answers(page)).map(({ wire }) => wire))).toBeGreaterThan(1000);
  await goTo(page, 'Vos propositions');
  await expectShown(page, 'applicant', '1.1.0');
});
