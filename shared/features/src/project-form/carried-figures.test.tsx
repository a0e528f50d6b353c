import { kit } from '@portal/kit';
import { fakeTransport, installTestKit, ofApplicant, renderScreen, seed } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { carriedSimulation, carrySimulation, dropCarriedSimulation } from '../editing';
import { ProjectFormPage } from './project-form';

const TAKEN = /^Montants repris de votre simulation du \d{1,2}(er)?\s\p{L}+ \d{4} à\s\d{1,2}\sh\s\d\d\./u;
const FIGURES = {
  amountToFinance: 240_000,
  downPayment: 60_000,
  worksAmount: 20_000,
  netTaxableIncome: 54_000,
  existingCredits: 300,
  years: 20,
};

// The simulator's page has a kit, too.
beforeEach(() => void installTestKit(fakeTransport({})));

afterEach(() => {
  dropCarriedSimulation();
  kit().session.close();
});

async function openForm() {
  const opened = await renderScreen(<ProjectFormPage />, {
    as: 'nouveau',
  });
  await waitFor(() => expect(screen.getByLabelText('Prénom')).not.toHaveValue(''));
  return opened;
}

const value = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

/** Waits for a duration option: its list is the last of seven to load. */
const expectDuration = (words: string) =>
  waitFor(() => expect(value('Durée de crédit souhaitée')).toHaveDisplayValue(words), { timeout: 20_000 });

it('fills the form in with the simulation, says so, and uses it once', async () => {
  carrySimulation(FIGURES);
  await openForm();
  expect(screen.getByText(TAKEN)).toBeInTheDocument();
  await waitFor(() => expect(value('Prix à financer')).toHaveValue('240\u202F000,00'));
  expect(value('Apport personnel')).toHaveValue('60\u202F000,00');
  expect(value('Montant des travaux')).toHaveValue('20\u202F000,00');
  expect(value('Revenu net imposable annuel')).toHaveValue('54\u202F000,00');
  expect(value('Crédits en cours, par mois')).toHaveValue('300,00');
  await expectDuration('20 ans');
  expect(carriedSimulation()).toBeUndefined();

  // From now on it is user input: a draft like any other.
  const { user } = await openForm();
  expect(screen.queryByText(TAKEN)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reprendre' }));
  expect(value('Prix à financer')).toHaveValue('240\u202F000,00');
  expect(value('Durée de crédit souhaitée')).toHaveDisplayValue('20 ans');
});

it('takes it back when it is not wanted, except what was typed over it', async () => {
  carrySimulation(FIGURES);
  const { user } = await openForm();
  await expectDuration('20 ans');
  await user.clear(value('Apport personnel'));
  await user.paste('80000');
  await user.click(screen.getByRole('button', { name: 'Ne pas reprendre' }));
  expect(screen.queryByText(TAKEN)).not.toBeInTheDocument();
  expect(value('Prix à financer')).toHaveValue('');
  expect(value('Durée de crédit souhaitée')).toHaveDisplayValue('10 ans');
  expect(value('Apport personnel')).toHaveValue('80\u202F000,00');
  expect(value('Nom')).toHaveFocus();
});

it('never writes over a draft unasked: both are offered', async () => {
  const first = await openForm();
  await first.user.click(value('Prix à financer'));
  await first.user.paste('100000');
  await first.user.click(value('Description du projet'));
  await first.user.paste('À Nantes.');
  carrySimulation({ amountToFinance: 240_000 });
  const { user } = await openForm();
  expect(value('Prix à financer')).toHaveValue('');
  expect(screen.getByText(/^Vous avez un brouillon du/)).toBeInTheDocument();
  expect(screen.getByText(/^Une simulation du .* vous attend aussi/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reprendre' }));
  expect(value('Prix à financer')).toHaveDisplayValue('100\u202F000,00');
  await user.click(screen.getByRole('button', { name: 'Reprendre la simulation' }));
  await waitFor(() => expect(value('Prix à financer')).toHaveValue('240\u202F000,00'));
  expect(value('Description du projet')).toHaveValue('À Nantes.');
  expect(screen.getByText(TAKEN)).toBeInTheDocument();
});

it('takes the next duration that the back office proposes', async () => {
  carrySimulation({ amountToFinance: 240_000, years: 17 });
  await openForm();
  await expectDuration('20 ans');
});

it('does not fill in a project that is being changed', async () => {
  const id = await seed('request', { ...(await ofApplicant()), s_montant_global: '200000' });
  carrySimulation(FIGURES);
  await renderScreen(<ProjectFormPage />, { as: 'demandeur', route: '/:id', path: `/${String(id)}` });
  expect(await screen.findByLabelText('Prix à financer')).toHaveDisplayValue('200\u202F000,00');
  expect(screen.queryByText(TAKEN)).not.toBeInTheDocument();
  expect(carriedSimulation()).toBeDefined();
});
