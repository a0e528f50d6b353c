import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal';

const TERMS = (rate: string) =>
  `Durée : 20 ans, 240 mensualités\nTaux débiteur fixe : ${rate} %\nAssurance : 25,00 € par mois\nFrais de dossier : 1 800,00 €`;

const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
/** The smallest one-page PDF. */
const PDF = base64(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function cellOf(page: Page, row: string, proposal: string) {
  const heads = await page.getByRole('columnheader').getByRole('link').allInnerTexts();
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
    .getByRole('cell')
    .nth(heads.indexOf(proposal));
}

test.describe('two proposals on a project', () => {
  let projectId: number;

  test.beforeEach(async ({ portal, applicant, signIn }) => {
    projectId = await portal.ask({
      kind: 'request',
      columns: {
        customer_user_id: applicant.id,
        title: 'Un trois-pièces à Nantes',
        s_montant_global: 100_000,
        s_duree_credit_souhait: '20_ans',
      },
    });
    for (const [po_number, rate] of [
      ['PROP-A', '3,50'],
      ['PROP-B', '3,65'],
    ] as const)
      await portal.ask({
        kind: 'quote',
        columns: {
          po_number,
          request_id: projectId,
          customer_user_id: applicant.id,
          internal_status: 'draft',
          s_quote_detail: TERMS(rate),
        },
      });
    await signIn(applicant.email);
  });

  test('are compared from the file: what is typed changes the costs, and a reload keeps it', async ({
    page,
  }) => {
    await page.goto(`/projectFile/${String(projectId)}`);
    await page.getByRole('tab', { name: /^Propositions/ }).click();
    await page
      .getByRole('link', { name: /^Comparer/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`propositionsList/compare\\?dossier=${String(projectId)}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /de moins sur la durée avec la proposition PROP-A$/,
    );
    await page.getByRole('button', { name: /^Vos hypothèses/ }).click();

    const payment = await cellOf(page, 'Mensualité, assurance comprise', 'PROP-A');
    const total = await cellOf(page, 'Coût total du crédit', 'PROP-A');
    const rateOfAll = await cellOf(page, 'TAEG fixe', 'PROP-A');
    await expect(payment).toHaveText(/^604,96/);
    await expect(page.getByRole('status').filter({ hasText: 'moins chère' })).toContainText('PROP-A');
    const [firstTotal, firstRate] = [await total.innerText(), await rateOfAll.innerText()];

    await page.getByRole('textbox', { name: 'Taux débiteur fixe, en pourcentage PROP-A' }).fill('4,2');
    await expect(payment).not.toHaveText(/^604,96/);
    await expect(total).not.toHaveText(firstTotal);
    const dearer = await payment.innerText();
    await page.getByRole('textbox', { name: 'Assurance PROP-A', exact: true }).fill('40');
    await expect(payment).not.toHaveText(dearer);
    await expect(rateOfAll).not.toHaveText(firstRate);
    const withInsurance = await rateOfAll.innerText();
    await page
      .getByRole('textbox', { name: 'Frais de dossier et de courtage, en euros PROP-A' })
      .fill('3 500');
    await expect(rateOfAll).not.toHaveText(withInsurance);
    await expect(page.getByRole('status').filter({ hasText: 'moins chère' })).toContainText('PROP-B');

    const before = await Promise.all([payment, total, rateOfAll].map((cell) => cell.innerText()));
    await page.getByRole('textbox', { name: 'Taux débiteur fixe, en pourcentage PROP-A' }).press('Tab');
    // What was unfolded is so again.
    await page.reload();
    await expect(
      page.getByRole('textbox', { name: 'Taux débiteur fixe, en pourcentage PROP-A' }),
    ).toHaveValue('4,2');
    await expect(page.getByRole('textbox', { name: 'Assurance PROP-A', exact: true })).toHaveValue(/^40/);
    expect(await Promise.all([payment, total, rateOfAll].map((cell) => cell.innerText()))).toEqual(before);

    await page.getByRole('button', { name: 'Effacer vos hypothèses' }).click();
    await expect(payment).toHaveText(/^604,96/);
  });
});

test.describe('the attachments of a proposal', () => {
  // Empty files are logged, as section 8 requires.
  test.use({ expectedComplaint: /^Error: File content is empty or not valid/ });

  test('open on top of the page and give the focus back; an empty one says so', async ({
    page,
    portal,
    applicant,
    signIn,
  }) => {
    const file = (name: string, mime_type: string, content: string) =>
      portal.ask({ kind: 'file', text: '', columns: { original_filename: name, mime_type, content } });
    const project = await portal.ask({ kind: 'request', columns: { customer_user_id: applicant.id } });
    const proposal = await portal.ask({
      kind: 'quote',
      columns: {
        po_number: 'PROP-PJ',
        request_id: project,
        customer_user_id: applicant.id,
        internal_status: 'draft',
        s_quote_att_1: await file('offre.pdf', 'application/pdf', PDF),
        s_quote_att_2: await file('plan.png', 'image/png', PNG),
        s_quote_att_3: await file('vide.pdf', 'application/pdf', ''),
      },
    });
    // Pretend that the browser has a PDF viewer, which headless browsers may lack.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true });
    });
    await signIn(applicant.email, { at: `/propositionDetailsPage/${String(proposal)}` });

    for (const [place, name, ends] of [
      ['Pièce jointe 1', 'offre.pdf', 'Escape'],
      ['Pièce jointe 2', 'plan.png', 'close'],
    ] as const) {
      const look = page.getByRole('button', { name: new RegExp(`^Aperçu de ${place}`) });
      await look.click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      if (name === 'plan.png') {
        const image = dialog.getByRole('img', { name: 'Contenu de plan.png' });
        await expect
          .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
          .toBe(1);
      } else await expect(dialog.getByTitle('Contenu d’offre.pdf')).toHaveAttribute('src', /^blob:/);

      if (ends === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: 'Fermer' }).last().click();
      await expect(dialog).toBeHidden();
      await expect(look).toBeFocused();
      await expect(page.getByText(new RegExp(`^${place}\\s: ${name}$`))).toBeVisible();
    }

    await page.getByRole('button', { name: /^Aperçu de Pièce jointe 3/ }).click();
    await expect(
      page.getByText('Cette pièce jointe est vide ou illisible. Contactez votre conseiller.'),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
