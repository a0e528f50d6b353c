import { creditMention } from '@portal/domain/format';
import { kit } from '@portal/kit';
import { renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ProjectFormPage } from './project-form';

const OVER_EFFORT = /Le taux d’effort dépasse 35\s%/;
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u202F\u00A0]/g, ' ');

afterEach(() => {
  kit().session.close();
});

async function open() {
  const opened = await renderScreen(<ProjectFormPage />, {
    as: 'nouveau',
    route: '/',
    path: '/?etape=mon-projet&ouvert=simulation',
  });
  await waitFor(() =>
    expect(screen.getByLabelText('Durée de crédit souhaitée')).toHaveDisplayValue('10 ans'),
  );
  return opened;
}

/** The last fold: optional fields stand above. */
const simulation = () => screen.getAllByRole('group').at(-1) ?? document.body;

/** Fills fields by pasting, which is faster than typing. */
async function give(user: UserEvent, fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.clear(screen.getByLabelText(new RegExp(`^${label}`)));
    await user.paste(text);
  }
}

it('is computed from what is typed, with its assumptions and the sentence of the law, and sends nothing', async () => {
  const { user } = await open();
  await screen.findByText(/^Simulation/);
  expect(simulation()).toHaveTextContent(
    /^Simulation à compléterPour voir la simulation, complétez ou corrigez ce champ\s: prix à financer\./,
  );
  await give(user, {
    'Prix à financer': '240 000',
    'Montant des travaux': '20000',
    'Apport personnel': '60 000,00 €',
    'Revenu net imposable annuel': '54000',
    'Crédits en cours, par mois': '300',
  });
  await user.selectOptions(screen.getByLabelText('Durée de crédit souhaitée'), '20 ans');
  await waitFor(() => expect(plain(simulation().textContent)).toContain('1 219,92 €'));
  const text = plain(simulation().textContent);
  for (const figure of ['4,48 %', '298 180,66 €', '200 000,00 €', '33,78 %']) expect(text).toContain(figure);
  expect(text).toContain(plain(creditMention(new Date())));
  expect(text).toContain('crédit amortissable de 200 000,00 € sur 240 mois, taux débiteur fixe de 3,50 %');
  // One line that says the answer, above the button.
  expect(text).toMatch(/^Simulation 1 219,92 € par mois, TAEG 4,48 %/);
});

it('says quietly what is worth a second look: effort above 35 %, instalment above the maximum typed', async () => {
  const { user } = await open();
  await give(user, {
    'Prix à financer': '200000',
    'Apport personnel': '0',
    'Revenu net imposable annuel': '54000',
  });
  expect(await screen.findByText(OVER_EFFORT)).toBeInTheDocument();
  expect(screen.queryByText(/dépasse la mensualité maximale/)).not.toBeInTheDocument();
  await give(user, { 'Mensualité maximale souhaitée': '1200' });
  expect(await screen.findByText(/dépasse la mensualité maximale/)).toBeInTheDocument();
  // Neither is a form error.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Mensualité maximale souhaitée')).toBeValid();

  await give(user, { 'Revenu net imposable annuel': '120000', 'Mensualité maximale souhaitée': '3000' });
  await waitFor(() => expect(screen.queryByText(OVER_EFFORT)).not.toBeInTheDocument());
  expect(screen.queryByText(/dépasse la mensualité maximale/)).not.toBeInTheDocument();
});

it('says what it cannot read or need not lend', async () => {
  const { user } = await open();
  await give(user, { 'Prix à financer': '200000', 'Apport personnel': 'un peu' });
  await waitFor(() =>
    expect(simulation()).toHaveTextContent(/complétez ou corrigez ce champ\s: apport personnel\./),
  );
  await give(user, { 'Apport personnel': '200000' });
  await waitFor(() => expect(simulation()).toHaveTextContent(/il n’y a rien à emprunter/));
});
