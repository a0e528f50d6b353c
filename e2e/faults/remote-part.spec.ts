import { expect, test } from '../fixtures/portal';
import { blockOf, openStep } from '../fixtures/project-form';
import { mend } from './file-faults';

test.use({ expectedComplaint: /Failed to load resource|ERR_FAILED|ChunkLoadError|Loading CSS chunk/ });

/** Shown by the simulation only: the bar of the effort. */
const OF_SIMULATION = /__meter--/;
const TYPED = 'Deux parts de SCPI, l’une pour ma fille.';

test('a part that comes after its page, and whose style sheet is gone: the page does without, until it is asked for again', async ({
  page,
  applicant,
  signIn,
}) => {
  let refused = 0;
  await signIn(applicant.email);
  await page.route(/\/remotes\/applicant\/.*\.css$/, async (route) => {
    const response = await route.fetch();
    if (!OF_SIMULATION.test(await response.text())) return route.fulfill({ response });
    refused += 1;
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found\n' });
  });
  await page.goto('/editProjectApplicant');
  const form = blockOf(page, 'MON PROJET').getByLabel('Description du projet');
  await openStep(page, 'MON PROJET');
  await form.fill(TYPED);
  const simulation = page.getByRole('region', { name: 'Simulation' });
  await expect(simulation.getByRole('alert')).toContainText('La simulation n’est pas disponible');
  expect(refused).toBeGreaterThan(0);

  await mend(page);
  await simulation.getByRole('button', { name: 'Réessayer' }).click();
  await expect(simulation).toContainText('Pour voir la simulation');
  await expect(form).toHaveValue(TYPED);
});
