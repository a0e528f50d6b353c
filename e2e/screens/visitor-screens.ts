import { expect, type Page } from '@playwright/test';
import {
  arrivingWith,
  failing,
  measuringAudience,
  openMenu,
  press,
  sendIncomplete,
  withoutRemote,
} from './arrangements';
import { seenBy, type Screen } from './screen';

async function refuseLogin(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Se connecter' });
  await form.getByLabel('Adresse e-mail').fill('personne@example.org');
  await form.getByLabel('Mot de passe', { exact: true }).fill('Faux-2026');
  await form.getByRole('button', { name: 'CONNEXION' }).click();
  await expect(form.getByText("Votre email ou mot de passe n'est pas valide")).toBeVisible();
}

async function mismatchPasswords(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Choix du nouveau mot de passe' });
  await form.getByLabel('Nouveau mot de passe', { exact: true }).fill('Portail2026');
  await form.getByLabel(/^Confirmation/).fill('Portail2027');
  await form.getByRole('button', { name: /Enregistrer/ }).click();
  await expect(form.getByText('Les mots de passe ne correspondent pas.')).toBeVisible();
}

async function giveIncome(page: Page): Promise<void> {
  await page.getByLabel(/^Revenus nets/).fill('50 400');
  await page.getByLabel(/^Crédits en cours/).fill('98');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('img', { name: /^Taux d’effort estimé/ })).toBeVisible();
}

async function askConsent(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: /cookies/i })).toBeVisible();
}

async function manageCookies(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /cookies/i })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export const visitorScreens: readonly Screen[] = seenBy('nobody', 'visitor', [
  { name: 'home', path: '/' },
  { name: 'menu', path: '/', reach: openMenu },
  { name: 'consent', path: '/', arrange: measuringAudience, reach: askConsent },
  { name: 'cookie-choices', path: '/', arrange: measuringAudience, reach: manageCookies },
  { name: 'sign-in', path: '/login' },
  { name: 'sign-in-refused', path: '/login', reach: refuseLogin },
  { name: 'registration-incomplete', path: '/login', reach: sendIncomplete("S'INSCRIRE") },
  { name: 'registered', path: '/ConfirmRegister', arrange: arrivingWith({ registered: true }) },
  { name: 'reset-request', path: '/ResetPassword' },
  { name: 'reset-confirmed', path: '/ConfirmResetPassword' },
  { name: 'reset-link-dead', path: '/password/reset/token=abc' },
  { name: 'new-password', path: '/password/reset/token=' },
  { name: 'new-password-mismatch', path: '/password/reset/token=', reach: mismatchPasswords },
  { name: 'tutorial', path: '/about' },
  { name: 'terms', path: '/terms' },
  { name: 'legal', path: '/legal' },
  { name: 'projects', path: '/projects' },
  { name: 'contact', path: '/contact' },
  { name: 'simulator', path: '/simulateur' },
  { name: 'simulator-effort', path: '/simulateur', reach: giveIncome },
  { name: 'simulator-scpi', path: '/simulateur?projet=scpi' },
  {
    name: 'simulator-table',
    path: '/simulateur?remboursement=in-fine&prix=250000',
    reach: press('Tableau'),
  },
  { name: 'privacy', path: '/confidentialite' },
  { name: 'cookies', path: '/cookies' },
  { name: 'accessibility', path: '/accessibilite' },
  { name: 'glossary', path: '/glossaire' },
  { name: 'not-found', path: '/nulle-part' },
  { name: 'texts-failed', path: '/terms', arrange: failing(500, /\/items\//) },
  { name: 'remote-gone', path: '/contact', arrange: withoutRemote('public'), comesTo: 'failure' },
]);
