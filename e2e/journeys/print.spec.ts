import { oneSpaced, print, type Paper } from '../fixtures/paper';
import { expect, test } from '../fixtures/portal';

const DESCRIPTION = 'Crédit amortissable de 85 000 € sur 15 ans, au taux fixe de 3,65 %.';
/** The file's agent, with the agent's own address; and the manager. */
const ADVISER = { name: 'Solène Vasseur', email: 'superviseur@intergestion.example' };
const MANAGER = 'Aurélien Tissot';
const TABS = ['Description', 'Etat civil', 'Objet', 'Financement', 'Propositions', 'Contacts'];

/** The parts of the layout around every page. */
const FRAME = [
  'Ouvrir le menu',
  'Accueil',
  'Un projet',
  'Vos projets',
  'Aller au contenu',
  'Gérer mes cookies',
];

function expectWithoutFrame({ text }: Paper): void {
  for (const words of FRAME) expect(text).not.toContain(words);
}

test('a proposition and a project file on paper say everything but what only a screen can do', async ({
  page,
  portal,
  applicant,
  signIn,
}) => {
  const project = await portal.ask({
    kind: 'request',
    columns: {
      customer_user_id: applicant.id,
      note: 'Achat de parts pour ma retraite.',
      s_email_agent: ADVISER.email,
      s_modalite_achat: 'credit_amortissable',
    },
  });
  const file = await portal.ask({
    kind: 'file',
    text: '%PDF-1.4\n%%EOF\n',
    columns: { original_filename: 'tableau-amortissement.pdf' },
  });
  await portal.ask({
    kind: 'quote',
    columns: {
      po_number: 'PROP-2026-900002',
      request_id: project,
      customer_user_id: applicant.id,
      internal_status: 'draft',
      created_at: '2026-05-04T10:00:00Z',
      valid_until: '2099-06-03T10:00:00Z',
      s_quote_detail: DESCRIPTION,
      s_quote_att_1: file,
    },
  });
  // Headless browsers may lack a PDF viewer.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true });
  });
  await signIn(applicant.email);
  await page.getByRole('link', { name: /ACCEDEZ A LA PROPOSITION/ }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('button', { name: 'Accepter', exact: true })).toBeVisible();
  // The page's policies let the browser show the PDF.
  await page.getByRole('button', { name: /^Aperçu de Pièce jointe 1/ }).click();
  const dialog = page.getByRole('dialog', { name: 'tableau-amortissement.pdf' });
  await expect(dialog.getByTitle('Contenu de tableau-amortissement.pdf')).toHaveAttribute('src', /^blob:/);
  // In the middle of the screen, whatever the list that it was called from does to its lines.
  const box = await dialog.boundingBox();
  expect((box?.x ?? 0) * 2 + (box?.width ?? 0)).toBeCloseTo(page.viewportSize()?.width ?? 0, -1);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed');
  });
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await expect(main.getByText('60 %')).toBeVisible();
  // Names load last.
  await expect(main.getByText(ADVISER.name).first()).toBeVisible();
  await expect(main.getByText(MANAGER).first()).toBeVisible();

  const paper = await print(page);
  for (const words of [
    'Proposition PROP-2026-900002',
    'Proposition à étudier',
    '60 %',
    '4 mai 2026',
    '3 juin 2099',
    DESCRIPTION,
    'Pièce jointe 1',
    'Réseau Démo',
    'Votre conseiller',
    ADVISER.name,
    ADVISER.email,
    MANAGER,
  ]) {
    expect(paper.text).toContain(oneSpaced(words));
  }
  for (const words of ['Accepter', 'Refuser', 'Imprimer', 'Aperçu', 'Écrire'])
    expect(paper.text).not.toContain(words);
  expectWithoutFrame(paper);
  expect(paper.pages).toBeLessThanOrEqual(2);

  await page.goto(`/projectFile/${String(project)}`);
  await page.getByRole('tab', { name: 'Financement' }).click();
  const adviser = page.getByRole('region', { name: 'Votre conseiller' });
  await expect(adviser.getByText(ADVISER.name).first()).toBeVisible();
  const whole = await print(page);
  for (const tab of TABS) expect(whole.text).toContain(tab);
  for (const words of [
    'Nouveau projet',
    '200 000,00 €',
    'Achat de parts pour ma retraite.',
    'camille@intergestion.example',
    'Parts de SCPI',
    'Crédit amortissable',
    'Durée souhaitée',
    'Dossier géré par',
    'Votre conseiller',
    ADVISER.name,
  ]) {
    expect(whole.text).toContain(words);
  }
  for (const words of ['Imprimer', 'Modifier']) expect(whole.text).not.toContain(words);
  expectWithoutFrame(whole);
});
