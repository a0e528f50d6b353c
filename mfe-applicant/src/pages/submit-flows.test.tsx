import { ofApplicant, renderScreen, seed, WHOLE_PROJECT } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import ProfileFormPage from './profile-form-page';
import ProjectFormPage from './project-form-page';
import PropositionDetailsPage from './proposition-details-page';

// Where each form leads after success (specification, section 4, "Submit flows"); that of an address is in
// `shared/features/src/address-book/address-form.test.tsx`.

beforeAll(installJsdomDialog);

it('a changed project leads to its confirmation', async () => {
  const id = await seed('request', { ...WHOLE_PROJECT, ...(await ofApplicant()) });
  const { user, location } = await renderScreen(<ProjectFormPage />, {
    as: 'demandeur',
    path: `/editProjectApplicant/${String(id)}`,
    route: '/editProjectApplicant/:id',
  });
  await screen.findByDisplayValue('Achat de parts de SCPI');
  await waitFor(() => expect(screen.getByLabelText('Type de bien')).toHaveDisplayValue('Parts de SCPI'));
  await user.click(screen.getByRole('button', { name: 'MODIFIER VOTRE PROJET' }));
  await waitFor(() => expect(location()).toBe('/ConfirmAddEditProject'));
});

it('a changed profile leads to the profile', async () => {
  const { user, location } = await renderScreen(<ProfileFormPage />, {
    as: 'demandeur',
    path: '/applicant/profile/edit',
    route: '/applicant/profile/edit',
  });
  const firstName = await screen.findByLabelText('Prénom');
  await user.clear(firstName);
  await user.paste('Élise');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(location()).toBe('/ProfileDetail'));
});

it('an answer, once confirmed, leads to the proposals', async () => {
  const owned = await ofApplicant();
  const project = await seed('request', owned);
  const id = await seed('quote', { ...owned, request_id: project });
  const { user, location } = await renderScreen(<PropositionDetailsPage />, {
    as: 'demandeur',
    path: `/propositionDetailsPage/${String(id)}`,
    route: '/propositionDetailsPage/:id',
  });
  await user.click(await screen.findByRole('button', { name: 'Refuser' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Refuser la proposition' }),
  );
  await waitFor(() => expect(location()).toBe('/propositionsList'));
});
