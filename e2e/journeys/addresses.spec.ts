import { placeLists, saveAddress } from '../fixtures/address-form';
import { expect, test } from '../fixtures/portal';
import { holdAnswers } from '../fixtures/slow-service';

const HOME = {
  label: 'Domicile',
  street: '12 rue du Chemin Fictif',
  postalCode: '75011',
  city: 'Paris',
  country: 'France',
  department: 'Paris',
};

test.beforeEach(async ({ page, applicant, signIn }) => {
  await signIn(applicant.email);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Carnet d’adresses' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carnet d’adresses');
});

test('departments follow the country', async ({ page }) => {
  const departments = await holdAnswers(page, '**/admin/api/regions?*');
  await page.getByRole('link', { name: 'NOUVELLE ADRESSE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvelle adresse');
  const { country, department } = placeLists(page);
  await expect(department.locator('option')).toHaveText(['Sélectionner une pays']);
  await expect(department).toBeDisabled();
  await departments.release();

  await country.selectOption({ label: 'France' });
  await department.selectOption({ label: 'Rhône' });
  await country.selectOption({ label: 'État de la Cité du Vatican' });
  await expect(department.locator('option')).toHaveText(['Aucun département trouvé']);
  await expect(department).toBeDisabled();

  await country.selectOption({ label: 'France' });
  await expect(department).toBeEnabled();
  await expect(department, 'the department of another choice is not kept').toHaveValue('');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(department).toHaveAccessibleDescription(/Choisissez un département\./);
});

test('an address is added, found by filter, changed and deleted', async ({ page }) => {
  await expect(page.getByText('Vous n’avez enregistré aucune adresse')).toBeVisible();
  await page.getByRole('link', { name: 'NOUVELLE ADRESSE' }).click();
  for (const label of [/^Téléphone/, 'Code postal'])
    await expect(page.getByLabel(label)).toHaveAttribute('inputmode', /^(numeric|tel)$/);
  await saveAddress(page, HOME);
  await expect(page).toHaveURL(/addressBookPage/);
  await expect(page.getByText('1 adresse', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'NOUVELLE ADRESSE' }).click();
  await saveAddress(page, {
    ...HOME,
    label: 'Bien à financer',
    postalCode: '69003',
    city: 'Lyon',
    department: 'Rhône',
  });
  await expect(page.getByText('2 adresses', { exact: true })).toBeVisible();
  const filters = placeLists(page);
  const lyon = page.getByRole('listitem', { name: 'Bien à financer' });
  const paris = page.getByRole('listitem', { name: 'Domicile' });
  await expect(filters.department).toBeDisabled();
  await filters.country.selectOption({ label: 'France' });
  await filters.department.selectOption({ label: 'Rhône' });
  await expect(page.getByText('1 adresse', { exact: true })).toBeVisible();
  await expect(lyon).toBeVisible();
  await expect(paris).toBeHidden();
  await expect(page, 'a filter is in the address of the page').toHaveURL(/pays=FR.*departement=FR-69/);
  await page.reload();
  await expect(page.getByText('1 adresse', { exact: true })).toBeVisible();
  await filters.department.selectOption({ label: 'Ain' });
  await expect(page.getByText('Aucune adresse ne correspond à ces filtres')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les filtres' }).click();
  await expect(page.getByText('2 adresses', { exact: true })).toBeVisible();

  await lyon.getByRole('link', { name: 'Modifier Bien à financer' }).click();
  await expect(page.getByLabel('Ville')).toHaveValue('Lyon');
  await expect(placeLists(page).department).toHaveValue('FR-69');
  await page.getByLabel('Rue', { exact: true }).fill('3 quai des Étroits');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(lyon).toContainText('3 quai des Étroits');

  await lyon.getByRole('button', { name: 'Supprimer Bien à financer' }).click();
  const question = page.getByRole('alertdialog', { name: /Supprimer l’adresse/ });
  await expect(question).toContainText('Cette suppression est définitive.');
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('2 adresses', { exact: true })).toBeVisible();
  await lyon.getByRole('button', { name: 'Supprimer Bien à financer' }).click();
  await question.getByRole('button', { name: 'Supprimer l’adresse' }).click();
  await expect(page.getByText('Adresse « Bien à financer » supprimée.')).toBeVisible();
  await expect(page.getByText('1 adresse', { exact: true })).toBeVisible();
  await expect(lyon).toBeHidden();
});
