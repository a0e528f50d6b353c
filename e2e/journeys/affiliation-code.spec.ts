import { extractText, getDocumentProxy } from 'unpdf';
import { oneSpaced } from '../fixtures/paper';
import { emailOf, expect, test } from '../fixtures/portal';
import { readSavedQrCode } from '../fixtures/read-qr-code';

test('the link of an affiliation is copied, and its code says the same on screen, in files and on paper', async ({
  page,
  context,
  portal,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal.address });
  await signIn(emailOf('admin'), { at: '/affiliations?q=agence-rennes' });
  await page.getByRole('button', { name: 'Copier le lien, Agence Rennes' }).click();
  await expect(page.getByText('Lien « Agence Rennes » copié.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${portal.address}/?agent=AGENCE-RENNES`);

  await page.getByRole('button', { name: 'Code QR, Agence Rennes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lien d’affiliation' });
  await expect(dialog.getByRole('img', { name: link })).toBeVisible();
  for (const format of ['SVG', 'PNG']) {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Télécharger en ${format}` }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`code-qr-AGENCE-RENNES.${format.toLowerCase()}`);
    expect(await readSavedQrCode(context, download), format).toBe(link);
  }

  // Only the card is printed, on paper of its size: A6, in points of 1/72 inch.
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text, totalPages } = await extractText(paper, { mergePages: true });
  const [, , width, height] = (await paper.getPage(1)).view;
  expect(totalPages).toBe(1);
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([298, 420]);
  expect(oneSpaced(text)).toBe(
    `Agence Rennes Scannez ce code pour déposer votre projet de financement en ligne. ${link}`,
  );
  await paper.loadingTask.destroy();
});
