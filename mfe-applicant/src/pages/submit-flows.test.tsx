import { ofApplicant, renderScreen, seed } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import AddressFormPage from './address-form-page';
import ProfileFormPage from './profile-form-page';
import ProjectFormPage from './project-form-page';
import PropositionDetailsPage from './proposition-details-page';

// Where each form leads after success (specification, section 4, "Submit flows").

beforeAll(installJsdomDialog);

/** A project with every required field filled in. */
const COMPLETE = {
  title: 'Un trois-pièces à Nantes',
  s_situation_pro: 'salarie_en_cdi',
  s_mode_achat: 'seul',
  s_modalite_achat: 'credit_amortissable',
  s_etat_avancement: 'reflexion',
  s_montant_impot: '54000',
  s_montant_credit: '0',
  s_montant_apport: '25000',
  s_montant_mens_max: '1200',
};

it('a changed project leads to its confirmation', async () => {
  const id = await seed('request', { ...COMPLETE, ...(await ofApplicant()) });
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
  await user.type(firstName, 'Élise');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(location()).toBe('/ProfileDetail'));
});

it('a saved address leads to the address book', async () => {
  const { customer_user_id } = await ofApplicant();
  const id = await seed('address', customer_user_id ?? 0, { label: 'Domicile' });
  const { user, location } = await renderScreen(<AddressFormPage />, {
    as: 'demandeur',
    path: `/agent/address/edit/${String(id)}`,
    route: '/agent/address/edit/:id',
  });
  const city = await screen.findByLabelText('Ville');
  await waitFor(() => expect(screen.getByLabelText('Département')).toHaveDisplayValue('Paris'));
  await user.type(city, ' 4e');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(location()).toBe('/addressBookPage'));
});

it.each([
  ['Accepter', 'Accepter la proposition'],
  ['Refuser', 'Refuser la proposition'],
])('%s, once confirmed, leads to the proposals', async (button, confirm) => {
  const owned = await ofApplicant();
  const project = await seed('request', owned);
  const id = await seed('quote', { ...owned, request_id: project });
  const { user, location } = await renderScreen(<PropositionDetailsPage />, {
    as: 'demandeur',
    path: `/propositionDetailsPage/${String(id)}`,
    route: '/propositionDetailsPage/:id',
  });
  await user.click(await screen.findByRole('button', { name: button }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: confirm }));
  await waitFor(() => expect(location()).toBe('/propositionsList'));
});
