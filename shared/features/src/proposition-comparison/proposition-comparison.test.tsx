import { narrowScreen, ofApplicant, recordCalls, renderScreen, seed } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { PropositionComparison } from './proposition-comparison';

beforeAll(installJsdomDialog);

type Columns = Readonly<Record<string, string | number | null>>;

const DETAIL = (rate: string) =>
  `Conditions étudiées, sous réserve.\n\nDurée : 20 ans, 240 mensualités\nTaux débiteur fixe : ${rate} %\nAssurance : 25,00 € par mois\nFrais de dossier : 1 800,00 €`;

async function aProject(offers: readonly Columns[], columns: Columns = {}): Promise<number> {
  const own = await ofApplicant();
  const projectId = await seed('request', {
    title: 'Un trois-pièces à Nantes',
    s_montant_global: 100_000,
    s_duree_credit_souhait: '20_ans',
    ...own,
    ...columns,
  });
  for (const offer of offers)
    await seed('quote', { request_id: projectId, internal_status: 'draft', ...own, ...offer });
  return projectId;
}

const show = (dossier: number, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<PropositionComparison />, {
    as: 'demandeur',
    path: `/propositionsList/compare?dossier=${String(dossier)}`,
    ...options,
  });

function cell(row: string, column: number): HTMLElement {
  const line = screen
    .getAllByRole('row')
    .find((one) => within(one).queryByText(row, { selector: 'th' }) !== null);
  const found = line && within(line).getAllByRole('cell')[column];
  if (found === undefined) throw new Error(`No cell ${String(column)} in ${row}`);
  return found;
}

/** The proposals in columns. */
const names = () =>
  screen.getAllByRole('columnheader').map((head) => within(head).getByRole('link').textContent);

const TWO = [
  { po_number: 'PROP-A', s_quote_detail: DETAIL('3,50'), valid_until: '2999-01-01T12:00:00Z' },
  { po_number: 'PROP-B', s_quote_detail: DETAIL('3,65'), valid_until: '2999-02-01T12:00:00Z' },
];

it('sets two proposals side by side, with what each says and what each would cost', async () => {
  const id = await aProject(TWO);
  const { user } = await show(id);
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: /^1\s856,66\s€ de moins sur la durée avec la proposition PROP-A$/,
    }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^7,74\s€ de moins par mois$/)).toBeInTheDocument();
  expect(screen.getByText('Avantage dès le premier mois')).toBeInTheDocument();
  expect(names()).toEqual(['PROP-A', 'PROP-B']);
  expect(screen.getByRole('rowheader', { name: 'Ce qui diffère' })).toBeInTheDocument();
  expect(cell('Taux débiteur fixe', 1)).toHaveTextContent('3,65 %');
  await user.click(screen.getByRole('button', { name: /^Ce qui est identique/ }));
  expect(cell('Assurance', 0)).toHaveTextContent(/^25,00\s€ par mois$/);
  // Computed from stated terms: the test vector of the demo data, to the cent.
  expect(cell('Mensualité, assurance comprise', 0)).toHaveTextContent('604,96 €');
  // What the title says is not said again; the lowest rate says so in words, the other says nothing.
  expect(screen.getByRole('table')).not.toHaveTextContent(/de moins|moins chère/);
  expect(cell('TAEG fixe', 0)).toHaveTextContent(/le plus bas$/);
  expect(cell('TAEG fixe', 1)).not.toHaveTextContent('le plus bas');
  expect(screen.getByRole('status')).toHaveTextContent(/avec la proposition PROP-A$/);
  expect(screen.getByText(/Seule l’offre du prêteur fait foi/)).toBeInTheDocument();
  // Credit figures require the statutory sentence.
  expect(screen.getByText(/doit être remboursé/)).toBeInTheDocument();
});

it('computes on the capital that the announced totals give, so that no figure stands twice', async () => {
  const totals = (cost: string, due: string) =>
    `\nCoût total du crédit : ${cost} €\nMontant total dû : ${due} €\nTAEG fixe : 4,27 %`;
  const id = await aProject(
    [
      { po_number: 'PROP-A', s_quote_detail: DETAIL('3,50') + totals('46 990,29', '146 990,29') },
      { po_number: 'PROP-B', s_quote_detail: DETAIL('3,50') + totals('46 990,29', '146 990,29') },
    ],
    { s_montant_global: 120_000 },
  );
  await show(id);
  expect(await screen.findAllByRole('rowheader', { name: 'TAEG fixe' })).toHaveLength(1);
  expect(cell('Montant total dû', 0)).toHaveTextContent('146 990,29 €');
});

it('says of two that cost the same that neither is dearer', async () => {
  const id = await aProject([...TWO.slice(0, 1), { ...TWO[0], po_number: 'PROP-C' }]);
  await show(id);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Comparer les propositions' }),
  ).toBeInTheDocument();
});

it('computes from what is typed, keeps it through a reload, and forgets it when told to', async () => {
  const id = await aProject([{ po_number: 'PROP-A' }, { po_number: 'PROP-B' }]);
  const { user } = await show(id);
  const rate = await screen.findByRole('textbox', { name: 'Taux débiteur fixe, en pourcentage PROP-A' });
  expect(screen.getByRole('button', { name: /^Vos hypothèses/ })).toHaveTextContent(/à recopier/);
  const rateRow = () => screen.getByRole('row', { name: /^Taux débiteur fixe, en/ });
  const column = names().indexOf('PROP-A');
  expect(cell('Mensualité, assurance comprise', column)).toHaveTextContent('À compléter');
  // A cost that is known of none has no row, and a figure that nobody typed none on paper.
  expect(screen.queryByRole('rowheader', { name: 'TAEG fixe' })).not.toBeInTheDocument();
  expect(rateRow()).toHaveAttribute('data-screen-only');

  await user.type(rate, '3,5');
  await user.type(screen.getByRole('textbox', { name: 'Assurance, en euros par mois PROP-A' }), '25');
  expect(cell('Mensualité, assurance comprise', column)).toHaveTextContent('604,96 €');
  expect(rateRow()).not.toHaveAttribute('data-screen-only');

  const again = await show(id);
  const kept = await screen.findAllByRole('textbox', { name: 'Taux débiteur fixe, en pourcentage PROP-A' });
  expect(kept.at(-1)).toHaveValue('3,5');
  await again.user.click(screen.getAllByRole('button', { name: 'Effacer vos hypothèses' }).at(-1) ?? rate);
  expect(kept.at(-1)).toHaveValue('');
});

it('says what is wrong with a figure once it is left', async () => {
  const id = await aProject(TWO);
  const { user } = await show(id);
  await user.click(await screen.findByRole('button', { name: /^Vos hypothèses/ }));
  const rate = await screen.findByRole('textbox', { name: 'Taux débiteur fixe, en pourcentage PROP-B' });
  await user.clear(rate);
  await user.type(rate, '35');
  expect(rate).toBeValid();
  await user.tab();
  expect(rate).toBeInvalid();
  expect(rate).toHaveAccessibleDescription(/^Indiquez un taux entre 0.% et 20.%/);
  expect(cell('TAEG fixe', 1)).toHaveTextContent('À compléter');
  await user.clear(rate);
  await user.type(rate, '3,4');
  await user.clear(screen.getByRole('textbox', { name: 'Durée, en années PROP-B' }));
  await user.type(screen.getByRole('textbox', { name: 'Durée, en années PROP-B' }), '15');
  expect(screen.getByText(/les durées diffèrent/)).toBeInTheDocument();
});

it('compares up to four, those to answer first, and keeps the choice in the address', async () => {
  const id = await aProject([
    { po_number: 'PROP-1', internal_status: 'declined', created_at: '2020-01-01T12:00:00Z' },
    { po_number: 'PROP-2', created_at: '2019-01-01T12:00:00Z', valid_until: '2020-01-01T12:00:00Z' },
    { po_number: 'PROP-3', internal_status: 'declined' },
    { po_number: 'PROP-4', valid_until: '2999-01-01T12:00:00Z' },
    { po_number: 'PROP-5', valid_until: '2998-01-01T12:00:00Z' },
    { po_number: 'PROP-6', internal_status: 'open' },
  ]);
  const { user, location } = await show(id);
  await screen.findByRole('table');
  expect(names().slice(0, 2)).toEqual(['PROP-5', 'PROP-4']);
  expect(names()).toHaveLength(4);
  // Named Nouvelle: not listed on the project page either.
  expect(screen.queryByText(/PROP-6/)).not.toBeInTheDocument();
  const choice = screen.getByRole('group', { name: 'Propositions comparées, 4 au plus' });
  await user.click(within(choice).getByRole('checkbox', { name: /^PROP-4/ }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(location()).toMatch(/propositions=/);
  await user.click(within(choice).getByRole('checkbox', { name: /^PROP-2/ }));
  await waitFor(() => expect(names()).toContain('PROP-2'));
  expect(screen.getByText('Expirée depuis le 2 janvier 2020')).toBeInTheDocument();
});

it('shows one alone, and says so', async () => {
  const id = await aProject(TWO.slice(0, 1));
  await show(id);
  expect(await screen.findByText(/^Ce projet n’a qu’une proposition/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Vos hypothèses/ })).toHaveTextContent(/tirées du dossier$/);
});

it('names lenders alike everywhere, and asks for the figures of one that is added without any', async () => {
  const from = (lender: string, rate: string) =>
    `Financement de 100 000 € par le ${lender}, sous réserve.\n\n${DETAIL(rate)}`;
  const id = await aProject([
    { po_number: 'PROP-A', s_quote_detail: from('Prêteur A', '3,50'), valid_until: '2998-01-01T12:00:00Z' },
    { po_number: 'PROP-B', s_quote_detail: from('Prêteur B', '3,65'), valid_until: '2998-02-01T12:00:00Z' },
    { po_number: 'PROP-C', valid_until: '2998-03-01T12:00:00Z' },
  ]);
  const { user } = await show(id);
  const choice = await screen.findByRole('group', { name: 'Propositions comparées' });
  const third = within(choice).getByRole('checkbox', { name: /^PROP-C/ });
  await user.click(third);
  await waitFor(() => expect(names()).toEqual(['Prêteur A', 'Prêteur B']));
  expect(screen.getByRole('heading', { level: 1, name: /avec le Prêteur A$/ })).toBeInTheDocument();
  const figures = screen.getByRole('button', { name: /^Vos hypothèses/ });
  await user.click(figures);
  expect(figures).toHaveAttribute('aria-expanded', 'false');
  await user.click(third);
  await waitFor(() => expect(figures).toHaveAttribute('aria-expanded', 'true'));
  // The cost of the third is unknown: nothing is said of it.
  expect(
    screen.getByRole('heading', { level: 1, name: /avec le Prêteur A qu’avec le Prêteur B$/ }),
  ).toBeInTheDocument();
});

it('accepts the one that its reader chose, after the warning', async () => {
  const id = await aProject(TWO);
  const { user, location } = await show(id);
  await user.click(await screen.findByRole('button', { name: 'Accepter la proposition PROP-B' }));
  const dialog = screen.getByRole('alertdialog', { name: /^Accepter cette proposition/ });
  expect(dialog).toHaveTextContent('PROP-B');
  await user.click(within(dialog).getByRole('button', { name: 'Accepter la proposition' }));
  await waitFor(() => expect(location()).toBe('/propositionsList'));
});

it.each([
  ['staff', {}, { as: 'admin' }],
  ['the applicant of a file that is past it', { internal_status: 'dossier_finalise' }, {}],
] as const)('offers %s the way to a proposal, and no answer', async (_who, columns, options) => {
  await show(await aProject(TWO, columns), options);
  expect(await screen.findByRole('link', { name: 'Voir la proposition PROP-A' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Accepter/ })).not.toBeInTheDocument();
});

it.each([
  ['', 'Ce dossier est introuvable ou ne vous est pas accessible'],
  ['?dossier=none', 'Aucune proposition à comparer'],
])('at "%s" says: %s', async (search, sentence) => {
  const id = search === '?dossier=none' ? await aProject([]) : 0;
  await show(id, { path: `/propositionsList/compare${search.replace('none', String(id))}` });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('asks for three things: the project, its proposals, the names of the statuses', async () => {
  const id = await aProject(TWO, { s_email_agent: 'superviseur@intergestion.example' });
  const calls = recordCalls();
  await show(id, { transport: calls.transport });
  await screen.findByRole('table');
  expect(new Set(calls.names().filter((name) => name.includes('/admin/api/'))).size).toBe(3);
  expect(document.body).not.toHaveTextContent('superviseur@');
});

describe('on a narrow screen', () => {
  narrowScreen();

  it('keeps them side by side, each label above its values', async () => {
    const id = await aProject(TWO);
    const { user } = await show(id);
    const rows = await screen.findAllByRole('row');
    const label = rows.findIndex(
      (row) => within(row).queryByRole('columnheader', { name: 'TAEG fixe' }) !== null,
    );
    const [above = rows[0], values = rows[0]] = rows.slice(label);
    expect(within(above as HTMLElement).queryByRole('cell')).not.toBeInTheDocument();
    expect(within(values as HTMLElement).getAllByRole('cell')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /^Vos hypothèses/ }));
    expect(screen.getByRole('textbox', { name: 'Taux débiteur fixe, en pourcentage PROP-B' })).toHaveValue(
      '3,65',
    );
  });
});
