import type { Page } from '@playwright/test';
import { signedCaller } from '../fixtures/back-office-client';
import { emailOf, expect, test } from '../fixtures/portal';

const PROPOSITION = 'Une proposition vous attend';
const TURN = 'À vous d’agir dans votre dossier';

const choices = (page: Page) => page.getByRole('group', { name: 'Messages que vous recevez' });

test('an applicant is told once of each event, and turns kinds of mail off: in the profile, and by one press', async ({
  page,
  portal,
  applicant,
  signIn,
}) => {
  const project = await portal.ask({
    kind: 'request',
    columns: { customer_user_id: applicant.id, s_type_bien: 'parts_de_scpi' },
  });
  const staff = await signedCaller(portal.address, emailOf('admin'));
  const subjects = () => portal.mailsTo(applicant.email).map(({ subject }) => subject);
  const propose = () =>
    staff.post('/admin/api/ficodevquotes', {
      request: project,
      internal_status: 'draft',
      s_quote_detail: 'Prêt de 86 000 € de la Banque du Ponant',
    });
  const move = (to: string) => staff.patch(`/admin/api/requests/${String(project)}`, { internal_status: to });

  expect(await propose()).toMatchObject({ status: 201 });
  expect(await move('more_info_requested')).toMatchObject({ status: 200 });
  await expect.poll(subjects).toEqual([PROPOSITION, TURN]);
  const [told] = portal.mailsTo(applicant.email);
  expect(told?.text).toContain('a déposé une proposition de financement dans votre espace.');
  expect(told?.text).not.toMatch(/86\s000|€|Ponant/);

  // One press, without signing in. Opening the link changes nothing.
  const stop = /https?:\S+\/api\/mails\/stop\/\S+/.exec(told?.text ?? '')?.[0] ?? 'no link';
  await page.goto(stop);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ne plus recevoir ces messages');
  expect(await propose()).toMatchObject({ status: 201 });
  await expect.poll(subjects).toEqual([PROPOSITION, TURN, PROPOSITION]);
  await page.goto(stop);
  await page.getByRole('button', { name: 'Ne plus les recevoir' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est noté');

  // The link of the mail leads to the profile, which knows of the press, and turns another kind off.
  await signIn(applicant.email, { at: '/ProfileDetail' });
  await expect(choices(page).getByLabel(PROPOSITION)).not.toBeChecked();
  const turn = choices(page).getByLabel('C’est à vous d’agir dans votre dossier');
  await expect(turn).toBeChecked();
  await turn.uncheck();
  await expect(page.getByText('Votre choix est enregistré.')).toBeVisible();
  await choices(page).getByLabel(PROPOSITION).check();
  await expect(page.getByText('Votre choix est enregistré.')).toBeVisible();
  await page.reload();
  await expect(turn).not.toBeChecked();
  await expect(choices(page).getByLabel(PROPOSITION)).toBeChecked();

  expect(await move('processed')).toMatchObject({ status: 200 });
  expect(await move('more_file_requested')).toMatchObject({ status: 200 });
  expect(await propose()).toMatchObject({ status: 201 });
  await expect.poll(subjects).toEqual([PROPOSITION, TURN, PROPOSITION, PROPOSITION]);
});
