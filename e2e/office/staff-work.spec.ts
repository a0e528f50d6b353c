import { writeFile } from 'node:fs/promises';
import { seedBranch, seedProject } from '../fixtures/agency-network';
import { office } from '../fixtures/office-command';
import { emailOf, expect, test } from '../fixtures/portal';

const HEAD = 59;
/** The smallest one-page PDF. */
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

test('what staff does shows in the portal at once: the status to the agent, the proposition and its document to the applicant', async ({
  page,
  portal,
  signIn,
}, testInfo) => {
  const branch = await seedBranch(portal, 'Concarneau', HEAD);
  const project = await seedProject(portal, branch, { title: 'Maison de pêcheur' });
  const file = testInfo.outputPath('Offre de prêt.pdf');
  await writeFile(file, PDF);
  const staff = (...args: readonly string[]) => office(portal.address, emailOf('admin'), ...args);

  await signIn(branch.agent.email, { at: `/projectFile/${String(project)}` });
  await expect(page.getByRole('main')).toContainText('Nouveau projet');
  await expect(page.getByRole('main')).toContainText(/Étape 1 sur 12/);

  expect(await staff('set-status', String(project), '--to', 'instruction du dossier')).toEqual({
    code: 0,
    out: `Request ${String(project)}: « Nouveau projet » → « Instruction du dossier ».\n`,
    errors: '',
  });
  const proposed = await staff(
    ...[
      'create-proposition',
      String(project),
      '--text',
      'Offre du Prêteur A.',
      '--number',
      'PROP-CONCARNEAU',
    ],
    ...['--amount', '86 000', '--years', '20', '--rate', '3,5', '--valid-until', '2099-12-31'],
    ...['--attach', file, '--json'],
  );
  expect(proposed).toMatchObject({ code: 0, errors: '' });
  const { proposition } = JSON.parse(proposed.out) as { readonly proposition: { readonly id: number } };

  await page.reload();
  await expect(page.getByRole('main')).toContainText('Instruction du dossier');
  await expect(page.getByRole('main')).toContainText(/Étape 2 sur 12/);
  await page.getByRole('tab', { name: /^Propositions/ }).click();
  await expect(page.getByRole('tabpanel', { name: /^Propositions/ })).toContainText('PROP-CONCARNEAU');

  // Pretend that the browser has a PDF viewer, which headless browsers may lack.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true });
  });
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await signIn(branch.applicant.email, { at: `/propositionDetailsPage/${String(proposition.id)}` });
  await expect(page.getByRole('main')).toContainText('PROP-CONCARNEAU');
  await expect(page.getByRole('main')).toContainText(/3,50\s%/);
  await page.getByRole('button', { name: /^Aperçu de Pièce jointe 1/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Offre de prêt.pdf' });
  await expect(dialog.getByTitle('Contenu d’Offre de prêt.pdf')).toHaveAttribute('src', /^blob:/);
});

test('an agent is told that the command is for administrators, and nothing changes', async ({ portal }) => {
  const branch = await seedBranch(portal, 'Douarnenez', HEAD);
  const project = await seedProject(portal, branch);

  const refused = await office(
    portal.address,
    branch.agent.email,
    ...['set-status', String(project), '--to', 'signed'],
  );

  expect(refused).toEqual({
    code: 1,
    out: '',
    errors: `${branch.agent.email} is no administrator of this portal: staff work needs the account of one.\n`,
  });
  const shown = await office(portal.address, emailOf('admin'), 'request', String(project));
  expect(shown.out).toMatch(/Status +Nouveau projet/);
});
