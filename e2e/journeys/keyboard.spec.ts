import { chooseIn, expectAtHeading, expectTrapped, tabTo, typeInto } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/portal';
import { untilTaken } from '../fixtures/page-at-rest';
import { blockOf } from '../fixtures/project-form';

test('with the keyboard alone: from the home to a project that is sent, a file that is read, a proposition accepted', async ({
  page,
  portal,
  applicant,
}) => {
  const other = { customer_user_id: applicant.id };
  const request_id = await portal.ask({ kind: 'request', columns: other });
  const proposition = { po_number: 'PROP-2026-900004', request_id, internal_status: 'draft', ...other };
  await portal.ask({ kind: 'quote', columns: proposition });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A page that is translated is drawn anew as it is taken over, and the focus is lost with it.
  await untilTaken(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Se connecter' }));
  await page.keyboard.press('Enter');
  await expectAtHeading(page, 'Connexion et inscription');

  const login = page.getByRole('form', { name: 'Se connecter' });
  await typeInto(page, login.getByLabel('Adresse e-mail'), applicant.email);
  await typeInto(page, login.getByLabel('Mot de passe', { exact: true }), applicant.password);
  await tabTo(page, login.getByLabel('Rester connecté sur cet appareil'));
  await page.keyboard.press('Space');
  await expect(login.getByLabel('Rester connecté sur cet appareil')).toBeChecked();
  await tabTo(page, login.getByRole('button', { name: 'CONNEXION' }));
  await page.keyboard.press('Enter');
  await expectAtHeading(page, /^Bonjour/);

  const burger = page.getByRole('button', { name: 'Ouvrir le menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await tabTo(page, burger, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: 'Fermer le menu' })).toBeFocused();
  await expectTrapped(page, menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, menu.getByRole('link', { name: 'Un projet' }));
  await page.keyboard.press('Enter');
  await expectAtHeading(page, 'Votre projet de financement');

  const civilStatus = blockOf(page, 'ETAT CIVIL');
  await typeInto(page, civilStatus.getByLabel('Téléphone'), '06 39 98 00 12');
  await chooseIn(page, civilStatus.getByLabel('Situation professionnelle'), 'Retr');
  await typeInto(page, civilStatus.getByLabel('Revenu net imposable annuel'), '54000');
  await typeInto(page, civilStatus.getByLabel('Crédits en cours, par mois'), '0');
  await tabTo(page, page.getByRole('button', { name: 'Continuer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'OBJET DE MON PROJET', exact: true })).toBeFocused();
  const purpose = blockOf(page, 'OBJET DE MON PROJET');
  await chooseIn(page, purpose.getByLabel('Type de bien'), 'Mais');
  await tabTo(page, purpose.getByRole('radio', { name: 'Investissement locatif' }));
  await page.keyboard.press('Space');
  await tabTo(page, purpose.getByRole('radio', { name: 'À titre individuel' }));
  await page.keyboard.press('ArrowRight');
  await expect(purpose.getByRole('radio', { name: 'En couple' })).toBeChecked();
  await tabTo(page, purpose.getByRole('radio', { name: 'Crédit amortissable' }));
  await page.keyboard.press('Space');
  await chooseIn(page, purpose.getByLabel('État d’avancement'), 'Re');
  await tabTo(page, page.getByRole('button', { name: 'Continuer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'MON PROJET', exact: true })).toBeFocused();
  const project = blockOf(page, 'MON PROJET');
  await typeInto(page, project.getByLabel('Prix à financer'), '185000');
  await typeInto(page, project.getByLabel('Apport personnel'), '20000');
  await typeInto(page, project.getByLabel('Mensualité maximale souhaitée'), '1200');
  await typeInto(page, project.getByLabel('Description du projet'), 'Une maison à louer.');
  await tabTo(page, page.getByRole('button', { name: 'SOUMETTRE VOTRE PROJET' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/ConfirmAddEditProject/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const header = page.getByRole('navigation', { name: 'Navigation principale' });
  await tabTo(page, header.getByRole('link', { name: 'Accueil' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectAtHeading(page, /^Bonjour/);
  await tabTo(page, page.getByRole('link', { name: /ACCEDEZ AU DOSSIER/ }));
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('tablist', { name: 'Contenu du dossier' });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, tabs.getByRole('tab', { name: 'Description' }));
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Etat civil' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.getByRole('tab', { name: 'Contacts' })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Contacts' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Description' })).toBeFocused();

  await tabTo(page, header.getByRole('link', { name: 'Vos propositions' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectAtHeading(page, 'Vos propositions');
  await tabTo(page, page.getByRole('link', { name: /ACCEDEZ A LA PROPOSITION/ }));
  await page.keyboard.press('Enter');
  await expectAtHeading(page, /PROP-2026-900004/);

  const accept = page.getByRole('button', { name: 'Accepter', exact: true });
  const dialog = page.getByRole('alertdialog');
  await tabTo(page, accept);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(accept).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: 'Accepter la proposition' }));
  await page.keyboard.press('Space');
  await expectAtHeading(page, 'Vos propositions');
  await expect(page.getByText('Proposition acceptée').first()).toBeVisible();
});
