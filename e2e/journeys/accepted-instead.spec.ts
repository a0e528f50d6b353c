import { expect, test } from '../fixtures/portal';

const [TAKEN, OTHER] = ['PROP-2026-950001', 'PROP-2026-950002'];

test('once one proposition of a project is accepted, every page says the same of the other, which can be refused', async ({
  page,
  portal,
  applicant,
  signIn,
}) => {
  const request_id = await portal.ask({ kind: 'request', columns: { customer_user_id: applicant.id } });
  const other = { request_id, customer_user_id: applicant.id, internal_status: 'draft' };
  for (const po_number of [TAKEN, OTHER])
    await portal.ask({ kind: 'quote', columns: { ...other, po_number } });
  const answer = async (words: 'Accepter' | 'Refuser') => {
    await page.getByRole('button', { name: words, exact: true }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: `${words} la proposition` })
      .click();
    await expect(page).toHaveURL(/propositionsList/);
  };
  const why = new RegExp(`Une autre proposition de ce projet \\(n°\\s${TAKEN}\\) a été acceptée`);

  await signIn(applicant.email);
  await expect(page.getByRole('listitem', { name: new RegExp(OTHER) })).toBeVisible();
  await page
    .getByRole('listitem', { name: new RegExp(TAKEN) })
    .getByRole('link')
    .click();
  await answer('Accepter');

  await page.goto('/applicant/home');
  await expect(page.getByText("VOUS N'AVEZ AUCUNE PROPOSITION POUR LE MOMENT")).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('à étudier');

  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Vos propositions').click();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(OTHER) }) });
  await expect(card).toContainText(why);
  await expect(card).not.toContainText('à étudier');
  await card.getByRole('link', { name: /ACCEDEZ A LA PROPOSITION/ }).click();

  const main = page.getByRole('main');
  await expect(main).toContainText(why);
  await expect(main).not.toContainText('à étudier');
  await expect(main.getByRole('progressbar', { name: 'Étude close' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accepter', exact: true })).toHaveAccessibleDescription(why);
  await expect(page.getByRole('button', { name: 'Accepter', exact: true })).toBeDisabled();
  await answer('Refuser');
  await expect(card).toContainText('Proposition refusée');
});
