import { cpus } from 'node:os';
import type { Page } from '@playwright/test';
import { goTo, heading, openProjects, outlet } from '../federation/open-tab';
import { expect, test } from '../fixtures/own-portal';

/** Decision 0048: what is taken back is off a screen that somebody looks at this long after the command. */
const LIMIT_MS = 5000;
const TIMES = 10;
const MESSAGE = 'De retour à 14 h.';
const PAGES = ['Vos projets', 'Vos propositions'] as const;

/** Somebody at work: opens the other page of the app, as after every change here. */
async function goOn(page: Page, round: number): Promise<void> {
  await goTo(page, PAGES[round % 2] ?? PAGES[0]);
}

async function timed(act: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function tell(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other).map((time) => Math.round(time));
  const within = sorted.filter((time) => time <= LIMIT_MS).length;
  process.stdout.write(
    `${what}: ${String(within)} of ${String(times.length)} within ${String(LIMIT_MS)} ms, median ${String(sorted[sorted.length >> 1])} ms, longest ${String(sorted.at(-1))} ms\n`,
  );
  expect(within, what).toBe(times.length);
}

for (const [tab, act] of [
  ['in use', goOn],
  ['that nobody touches', async () => Promise.resolve()],
] as const) {
  test(`rollbacks and closed sections reach a tab ${tab}`, async ({ page, own, applicant, signIn }) => {
    test.setTimeout(600_000);
    process.stdout.write(
      `${cpus()[0]?.model ?? 'unknown processor'}, ${String(cpus().length)} cores, Node ${process.version}\n`,
    );
    await own.ship('applicant', '1.0.0');
    await openProjects(page, () => signIn(applicant.email));

    const rollbacks: number[] = [];
    for (let round = 1; round <= TIMES; round += 1) {
      const version = `1.${String(round)}.0`;
      await own.ship('applicant', version);
      await goOn(page, 1);
      await expect(outlet(page, 'applicant')).toHaveAttribute('data-version', version);
      await own.run('rollback', 'applicant');
      rollbacks.push(
        await timed(async () => {
          await act(page, 0);
          await expect(outlet(page, 'applicant')).toHaveAttribute('data-version', '1.0.0');
        }),
      );
      await goOn(page, 0);
    }

    const closed: number[] = [];
    for (let round = 1; round <= TIMES; round += 1) {
      await own.run('disable', 'applicant', '--message', MESSAGE);
      closed.push(
        await timed(async () => {
          await act(page, round);
          await expect(page.getByRole('main')).toContainText(MESSAGE);
        }),
      );
      await own.run('enable', 'applicant');
      await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click();
      await expect(heading(page)).toHaveText(/^Vos /);
    }
    tell(`Rollback, tab ${tab}`, rollbacks);
    tell(`Closed section, tab ${tab}`, closed);
  });
}
