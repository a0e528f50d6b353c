import { writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { emailOf } from '../fixtures/portal';
import { PASSWORD } from '../fixtures/password';
import { startPortal, type PortalServer } from '../fixtures/portal-server';
import { startBrowser, type DrivenBrowser, type Engine } from './driven-browser';
import { drivenPage, type DrivenPage } from './driven-page';

interface WorkerFixtures {
  engine: Engine;
  portal: PortalServer;
  browserOfEngine: DrivenBrowser;
}

/** The fixtures of the other journeys open Chromium; these open the engine's browser. */
const test = base.extend<{ tab: DrivenPage; signIn: (email: string) => Promise<void> }, WorkerFixtures>({
  engine: ['firefox', { scope: 'worker', option: true }],
  portal: [
    async ({}, use) => {
      const portal = await startPortal({ gapMs: 0 });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  browserOfEngine: [
    async ({ engine }, use) => {
      const browser = await startBrowser(engine);
      process.stdout.write(`      ${browser.name}\n`);
      await use(browser);
      await browser.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: async ({ browserOfEngine }, use, testInfo) => {
    const tab = drivenPage(browserOfEngine);
    await use(tab);
    if (testInfo.status === testInfo.expectedStatus) return;
    const file = testInfo.outputPath('screen.png');
    writeFileSync(file, await tab.picture());
    await testInfo.attach('What was on the screen', { path: file, contentType: 'image/png' });
  },
  signIn: async ({ tab, portal }, use) => {
    await use(async (email) => {
      await tab.forget(portal.address);
      await tab.goto(`${portal.address}/login`);
      const within = { role: 'form', name: 'Se connecter' };
      await tab.fill({ label: 'Adresse e-mail', within }, email);
      await tab.fill({ label: 'Mot de passe', within }, PASSWORD);
      await tab.press({ role: 'button', name: 'CONNEXION', within });
      await expect.poll(tab.address).not.toContain('/login');
    });
  },
});

test.describe.configure({ mode: 'serial' });

const story = { email: 'nadia@example.org', projectId: 0, applicantId: 0 };
const MENU = { role: 'navigation', name: 'Navigation principale' };

test('a visitor registers', async ({ tab, portal }) => {
  await tab.goto(portal.address);
  await tab.see({ role: 'heading', name: /Financez votre projet/ });
  await tab.press({ role: 'link', name: 'Créer mon compte' });

  const within = { role: 'form', name: 'Créer votre compte' };
  await tab.fill({ label: 'Nom', within }, 'Belkacem');
  await tab.fill({ label: 'Prénom', within }, 'Nadia');
  await tab.fill({ label: 'Adresse e-mail', within }, story.email);
  await tab.fill({ label: 'Mot de passe', within }, PASSWORD);
  await tab.fill({ label: 'Date de naissance, jour', within }, '29');
  await tab.fill({ label: 'Date de naissance, mois', within }, '02');
  await tab.fill({ label: 'Date de naissance, année', within }, '1992');
  await tab.fill({ label: 'Confirmation du mot de passe', within }, 'Autre2026');
  await tab.press({ role: 'button', name: "S'INSCRIRE", within });
  await tab.see({ text: 'Mots de passe non identiques!' });
  await tab.fill({ label: 'Confirmation du mot de passe', within }, PASSWORD);
  await tab.press({ role: 'button', name: "S'INSCRIRE", within });
  await tab.see({ role: 'heading', name: 'Votre compte est créé' });
  expect(await tab.address()).toContain('ConfirmRegister');
});

test('the applicant submits a project and opens its file', async ({ tab, signIn }) => {
  await signIn(story.email);
  await tab.see({ text: "VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT" });
  await tab.press({ role: 'link', name: 'Un projet', within: MENU });

  await tab.fill({ label: /^Téléphone/ }, '06 39 98 00 12');
  await tab.chooseFirst({ label: /^Situation professionnelle/ });
  await tab.fill({ label: /^Revenu net imposable annuel/ }, '54 000');
  await tab.fill({ label: /^Crédits en cours, par mois/ }, '300');
  await tab.press({ role: 'button', name: 'Continuer' });
  for (const label of [
    /^Type de bien/,
    /^Usage du bien/,
    /^Mode d’achat/,
    /^Modalité d’achat/,
    /^État d’avancement/,
  ])
    await tab.chooseFirst({ label });
  await tab.press({ role: 'button', name: 'Continuer' });
  await tab.fill({ label: /^Prix à financer/ }, '85 000');
  await tab.fill({ label: /^Apport personnel/ }, '10 000');
  await tab.fill({ label: /^Mensualité maximale souhaitée/ }, '1 200');
  await tab.fill({ label: /^Description (?:du|de votre) projet/ }, 'Achat de parts de SCPI.');
  await tab.press({ role: 'button', name: 'SOUMETTRE VOTRE PROJET' });
  await tab.see({ text: /85 000,00 €/ });
  await tab.press({ role: 'link', name: 'Voir votre dossier' });
  await tab.see({ text: 'Achat de parts de SCPI.' });
  const address = await tab.address();
  expect(address).toMatch(/projectFile\/\d+/);
  story.projectId = Number(/projectFile\/(\d+)/.exec(address)?.[1]);
  story.applicantId = await tab.ask({ role: 'heading' }, () => Number(localStorage.getItem('profileId')));
});

test('the applicant accepts a proposition', async ({ tab, portal, signIn }) => {
  await portal.ask({
    kind: 'quote',
    columns: {
      po_number: 'PROP-2026-900001',
      request_id: story.projectId,
      customer_user_id: story.applicantId,
      internal_status: 'draft',
    },
  });
  await signIn(story.email);
  await tab.see({ role: 'heading', name: /PROP-2026-900001/ });
  await tab.press({ role: 'link', name: /ACCEDEZ A LA PROPOSITION/ });
  await tab.press({ role: 'button', name: 'Accepter' });
  await tab.press({
    role: 'button',
    name: 'Accepter la proposition',
    within: { role: 'alertdialog' },
  });
  await tab.see({ role: 'heading', name: 'Vous avez accepté la proposition' });
  await tab.see({ text: 'Proposition acceptée' });
  expect(await tab.address()).toContain('propositionsList');
});

test('the agent of that file sees it, in a list whose filters are empty and whose chips are whole', async ({
  tab,
  signIn,
}) => {
  await signIn(emailOf('superviseur'));
  await tab.see({ role: 'heading', name: 'Projets ouverts' });
  await tab.press({ role: 'link', name: 'Projets', within: MENU });
  await tab.see({ text: /Nadia Belkacem/ });

  // A native date field of WebKit shows today where nothing was entered, as if the list were filtered.
  for (const label of ['Du', 'Au']) {
    await tab.see({ label });
    const fields = await tab.ask({ label }, (found) =>
      (found as readonly HTMLInputElement[]).map(({ type, value }) => [type, value]),
    );
    expect(fields).toEqual([['text', '']]);
  }
  const longest = { text: "Complément d'information demandé" };
  await tab.see({ ...longest, within: { role: 'table' } });
  const cut = await tab.ask(
    { ...longest, within: { role: 'table' } },
    (chips) =>
      chips.filter((chip) => {
        const { left, right } = chip.getBoundingClientRect();
        const cell = chip.closest('td')?.getBoundingClientRect();
        return !cell || left < cell.left || right > cell.right || chip.scrollWidth > chip.clientWidth;
      }).length,
  );
  expect(cut, 'chips that are cut').toBe(0);
});

test('the administrator opens the user directory', async ({ engine, tab, portal, signIn }) => {
  await signIn(emailOf('admin'));
  await tab.press({ role: 'link', name: 'Utilisateurs', within: MENU });
  await tab.see({ role: 'heading', name: /Utilisateurs/ });
  await tab.see({ role: 'link', name: 'NOUVEL UTILISATEUR' });
  // Up to 2.50 WebKit drops the digest of what it preloads, refuses that, and then loads it with its digest:
  // https://bugs.webkit.org/show_bug.cgi?id=305461
  const reports = (await portal.ask({ kind: 'policyReports' })) as readonly { readonly type?: string }[];
  const own = engine === 'webkit' ? reports.filter(({ type }) => type !== 'integrity-violation') : reports;
  expect(own, 'violations of the page’s policies').toEqual([]);
});
