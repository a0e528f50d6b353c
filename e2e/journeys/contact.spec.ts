import { expect, test } from '../fixtures/portal';

const MISSING = {
  Prénom: 'Indiquez votre prénom.',
  Nom: 'Indiquez votre nom.',
  Organisation: 'Indiquez votre organisation.',
  'Adresse e-mail': 'Indiquez votre adresse e-mail.',
  Téléphone: 'Indiquez votre numéro de téléphone.',
  'Raison du contact': 'Choisissez la raison du contact.',
  Message: 'Indiquez votre message.',
};
const SUPERVISOR = 'superviseur@intergestion.example';

test('a visitor writes to the house', async ({ page, portal }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Contact').click();
  const form = page.getByRole('form', { name: 'Contact' });
  await expect(form.getByLabel('Raison du contact').locator('option').first()).toHaveText(
    'Choisir la raison du contact...',
  );
  await expect(form.getByLabel('Moyen de contact préféré')).toHaveValue('email');

  await form.getByRole('button', { name: 'Envoyer' }).click();
  for (const [label, message] of Object.entries(MISSING)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(Object.keys(MISSING).length);

  await form.getByLabel('Prénom').fill('Zoé');
  await form.getByLabel('Nom', { exact: true }).fill('Lefèvre');
  await form.getByLabel('Organisation').fill('Cabinet Lefèvre');
  await form.getByLabel('Adresse e-mail').fill('zoe');
  await form.getByLabel('Téléphone').fill('06 39 98 00 13');
  await form.getByLabel('Moyen de contact préféré').selectOption('emailAndPhone');
  await form.getByLabel('Raison du contact').selectOption('partnershipRequest');
  await form.getByLabel('Message').fill('Bonjour, « travaillons » ensemble.\nÀ bientôt.');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(
    'Indiquez une adresse e-mail au format nom@exemple.fr.',
  );
  await form.getByLabel('Adresse e-mail').fill('zoe@example.org');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(`${portal.address}/`);
  await expect(page.getByText(/^Votre message est envoyé\./)).toBeVisible();

  // Other stories of this portal give the supervisor files, of which mails tell too.
  const asked = () => portal.mailsTo(SUPERVISOR).filter(({ text }) => text.includes('formulaire de contact'));
  await expect.poll(asked).toHaveLength(1);
  const [mail] = asked();
  expect(mail?.subject).toMatch(/^Demande de partenariat.*Zoé Lefèvre$/);
  expect(mail?.text).toContain('Zoé Lefèvre (Cabinet Lefèvre)');
  expect(mail?.text).toContain('Souhaite une réponse par e-mail et par téléphone.');
  expect(mail?.text).toContain('> Bonjour, « travaillons » ensemble.\n> À bientôt.');

  await page.getByRole('navigation', { name: 'Navigation principale' }).getByText('Contact').click();
  for (const label of Object.keys(MISSING)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue('');
  }
});
