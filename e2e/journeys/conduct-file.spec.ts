import type { Browser, Page } from '@playwright/test';
import { act, type AnnouncedMail, conductOf, moveTo, openAct, publish, typeOffer } from '../fixtures/conduct';
import { enterSession } from '../fixtures/enter-session';
import type { Mail } from '../fixtures/mailbox';
import { emailOf, expect, test } from '../fixtures/portal';
import { submitProject } from '../fixtures/project-form';

const FILE = 'Un dossier vous est confié';
/** To the supervisor, who follows what nobody else does, and whose other mails are of other tests. */
const LEFT = 'Un dossier n’est plus suivi par vous';
const TURN = 'À vous d’agir dans votre dossier';
const PROPOSITION = 'Une proposition vous attend';

/** Signs somebody in, in a browser of their own. */
async function browserOf(browser: Browser, address: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'fr-FR' });
  const page = await context.newPage();
  await enterSession(page, address, email);
  return page;
}

const inOrder = (mails: readonly (Mail | AnnouncedMail)[]): string[] =>
  mails.map(({ to, subject }) => `${to}: ${subject}`);

test('a file goes from the form to « fonds débloqués » in three browsers, each mail as it was announced, once', async ({
  browser,
  portal,
  applicant,
}) => {
  test.setTimeout(300_000);
  const follower = await portal.ask({
    kind: 'person',
    person: { role: 'AGENT', columns: { first_name: 'Iris', last_name: 'Relais' } },
  });
  const readers = [applicant.email, follower.email];
  const received = () => readers.flatMap((reader) => portal.mailsTo(reader));
  const mine = await browserOf(browser, portal.address, applicant.email);
  const theirs = await browserOf(browser, portal.address, follower.email);
  const office = await browserOf(browser, portal.address, emailOf('admin'));
  const expected: string[] = [];
  /** Whatever was announced has left, and nothing else. */
  const arrived = async (mails: readonly AnnouncedMail[], ...subjects: readonly string[]) => {
    expect(mails.map(({ subject }) => subject)).toEqual(subjects);
    expected.push(...inOrder(mails.filter(({ to }) => readers.includes(to))));
    await expect.poll(() => inOrder(received()).sort()).toEqual(expected.toSorted());
  };

  await mine.goto('/editProjectApplicant');
  await submitProject(mine, { description: 'Parts de SCPI, à crédit.', amount: '100 000' });
  await mine.goto('/applicant/home');
  await mine.getByRole('link', { name: /ACCEDEZ AU DOSSIER/ }).click();
  await expect(mine).toHaveURL(/projectFile\/\d+/);
  const file = new URL(mine.url()).pathname;
  await expect(mine.getByText('Conduire le dossier')).toHaveCount(0);

  await office.goto(file);
  const section = conductOf(office);
  await openAct(office, 'Suivi par');
  await expect(section.getByRole('option', { name: /^Iris Relais/ })).toBeAttached();
  await section.getByLabel(/^Confier à un (autre )?agent/).selectOption(follower.email);
  const give = section.getByRole('button', { name: 'Confier le dossier' });
  await arrived(await act(office, give, 'Confier le dossier', /confié à Iris Relais/), FILE, LEFT);
  await expect(office.getByRole('region', { name: 'Suivi du dossier' })).toContainText('Iris Relais');

  await theirs.goto(file);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(theirs.getByText('Conduire le dossier')).toHaveCount(0);

  await arrived(await moveTo(office, 'Instruction du dossier'));
  await expect(office.getByText(/^Étape 2 sur 12/).first()).toBeVisible();
  await arrived(await moveTo(office, 'Attente signature mandat'), TURN);
  await arrived(await moveTo(office, 'Dossier approuvé'));

  await typeOffer(office, 'Banque du Ponant');
  await arrived(await publish(office), PROPOSITION);
  await openAct(office, 'Nouvelle proposition');
  await expect(conductOf(office).getByLabel('Prêteur')).toHaveValue('');

  await mine.goto('/propositionsList');
  await mine
    .getByRole('link', { name: /ACCEDEZ A LA PROPOSITION|PROP-/ })
    .first()
    .click();
  await expect(mine.getByText('Banque du Ponant').first()).toBeVisible();
  await expect(mine.getByText('601,20').first()).toBeVisible();
  await mine.getByRole('button', { name: 'Accepter', exact: true }).click();
  await mine.getByRole('alertdialog').getByRole('button', { name: 'Accepter la proposition' }).click();
  await expect(mine).toHaveURL(/propositionsList/);
  const answer = `Dossier n°\u00a0${file.split('/').at(-1) ?? ''}\u00a0: une réponse à une proposition`;
  expected.push(`${follower.email}: ${answer}`);
  await expect.poll(() => inOrder(received()).sort()).toEqual(expected.toSorted());

  // The administrator's page is older than the answer, which moved the file: the act is refused, and says so.
  const list = conductOf(office).getByLabel('Passer à');
  await list.selectOption('dossier_finalise');
  await conductOf(office).getByRole('button', { name: 'Changer le statut' }).click();
  await expect(conductOf(office).getByText(/^Ce dossier a changé entre-temps/)).toBeVisible();
  await expect(office.getByText(/^Étape 7 sur 12/).first()).toBeVisible();
  await expect(list).toHaveValue('dossier_finalise');

  await arrived(await moveTo(office, 'Dossier finalisé'));
  await arrived(await moveTo(office, 'Offre de crédit éditée'), TURN);
  await arrived(await moveTo(office, 'Acceptation offre de crédit'));
  await arrived(await moveTo(office, 'Fonds débloqués'));
  await mine.goto(file);
  await expect(mine.getByText('Fonds débloqués').first()).toBeVisible();
  for (const page of [mine, theirs, office]) await page.context().close();
});
