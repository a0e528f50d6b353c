import { api } from '@portal/api';
import { kit } from '@portal/kit';
import { backOfficeForTests, renderScreen } from '@portal/testing';
import { lastValueFrom } from 'rxjs';
import { screen } from '@testing-library/react';
import { Profile } from './profile';

/** The profile in a portal whose /config.json announces the choice. */
function Announced() {
  Object.assign(kit().settings, { mailChoices: true });
  return <Profile />;
}

const group = () => screen.findByRole('group', { name: 'Messages que vous recevez' });
const row = (name: RegExp) => screen.getByRole('checkbox', { name });

it('turns a kind off, says so, and shows it off the next time', async () => {
  const { user } = await renderScreen(<Announced />, { as: 'nouveau' });
  await group();
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    true,
    true,
    true,
  ]);
  await user.click(row(/^Rappels/));
  expect(row(/^Rappels/)).not.toBeChecked();
  expect(await screen.findByText('Votre choix est enregistré.')).toBeInTheDocument();

  const again = await renderScreen(<Announced />, { as: 'nouveau' });
  await group();
  expect(row(/^Rappels/)).not.toBeChecked();
  await again.user.click(row(/^Rappels/));
  expect(await screen.findByText('Votre choix est enregistré.')).toBeInTheDocument();
  expect(row(/^Rappels/)).toBeChecked();
});

it('takes a choice back that could not be saved, and says so', async () => {
  const { user } = await renderScreen(<Announced />, { as: 'nouveau' });
  await group();
  const backOffice = await backOfficeForTests();
  backOffice.fail({ path: '/admin/api/customer_users', method: 'PATCH', status: 500, times: 2 });
  await user.click(row(/^Une proposition/));
  expect(await screen.findByRole('alert')).toHaveTextContent('Votre choix n’a pas été enregistré');
  expect(row(/^Une proposition/)).toBeChecked();
});

it('is absent before a back office that keeps no such choice', async () => {
  await renderScreen(<Profile />, { as: 'nouveau' });
  await screen.findByText('Compte activé');
  expect(screen.queryByText('Vos messages par e-mail')).not.toBeInTheDocument();
});

it('leaves a kind of mail off that was turned off in another window', async () => {
  await renderScreen(null, { as: 'nouveau' });
  const seen = await lastValueFrom(api().people.byId(kit().session.current().profileId ?? 0));
  await lastValueFrom(api().people.stopMail(seen, 'turn', false));
  const saved = await lastValueFrom(api().people.stopMail(seen, 'reminder', false));
  expect(saved.stoppedMails).toEqual(expect.arrayContaining(['reminder', 'turn']));
});
