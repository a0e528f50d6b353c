import type { Persona } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { ago, holding, LATE, openProjects, PATH } from '../../test/staff-projects';

beforeAll(installJsdomDialog);

const BOARD = `${PATH}?affichage=etapes`;

const file = (id: number, internal_status: string, more: object = {}) => ({
  id,
  title: `Projet ${String(id)}`,
  firstName: 'Élodie',
  lastName: `Roy ${String(id)}`,
  internal_status,
  createdAt: ago(id),
  updatedAt: ago(3),
  s_montant_global: '215000',
  s_email_agent: 'agent@intergestion.example',
  ...more,
});
const SIX = [
  file(1, 'open'),
  file(2, 'processed', { title: 'Maison à Nîmes' }),
  file(3, 'more_info_requested'),
  file(4, 'fonds_debloques'),
  file(5, 'rejected'),
  file(6, 'rejected'),
];
const open = (path = BOARD, as: Persona = 'agent', transport = holding(SIX)) =>
  openProjects(path, as, transport);

/** The columns with their counts, once the board is there: `['Projet déposé 1', …]`. */
const heads = async () => {
  await screen.findByRole('heading', { level: 2, name: /^Projet déposé/ }, LATE);
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};
const column = (words: string) => within(screen.getByRole('list', { name: words }));
const press = (name: string) => screen.getByRole('button', { name });

describe('the switch', () => {
  it('shows the same rows by step and as a table, says so in the address, and keeps the focus', async () => {
    const { user, location } = await open(`${PATH}?tri=amount`);
    await screen.findByRole('table');
    expect(press('Tableau')).toHaveAttribute('aria-pressed', 'true');
    await user.click(press('Par phase'));
    expect(location()).toBe(`${PATH}?tri=amount&affichage=etapes`);
    expect(await heads()).toEqual([
      'Projet déposé 1',
      'Étude du dossier 2',
      'Mandat et documents 0',
      'Propositions 0',
      'Assurance et offre de prêt 0',
      'Dossiers clos 3',
    ]);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getAllByText('Aucun dossier')).toHaveLength(3);
    await user.click(press('Tableau'));
    expect(location()).toBe(`${PATH}?tri=amount`);
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(press('Tableau')).toHaveFocus();
  });

  it('outlives search, filters and views, which name no display', async () => {
    const { user, location } = await open();
    await heads();
    expect(press('Tous 6')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: 'Enregistrer cette vue' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'En cours 3' }, LATE));
    expect(location()).toBe(`${PATH}?vue=en-cours&affichage=etapes`);
    expect(await heads()).toContain('Dossiers clos 0');
    await user.type(screen.getByRole('searchbox'), 'nimes');
    await waitFor(() => expect(location()).toContain('q=nimes'));
    expect(await heads()).toContain('Projet déposé 0');
    expect(await heads()).toContain('Étude du dossier 1');
    await user.click(press('Tous 6'));
    expect(location()).toContain('affichage=etapes');
  });
});

describe('a column', () => {
  it('has a card for each file with its applicant, amount and days, which leads to the file', async () => {
    const { user, location } = await open();
    await heads();
    const [card] = column('Étude du dossier').getAllByRole('listitem');
    expect(card).toHaveTextContent(
      /^Élodie Roy 2, Maison à Nîmes215.000,00.€Instruction du dossier3.joursÀ vous$/u,
    );
    await user.click(screen.getByRole('link', { name: /^Élodie Roy 2 ?, Maison à Nîmes$/ }));
    expect(location()).toBe('/projectFile/2');
  });

  it('is amber where the reader has to act: the adviser, or who can give a file an agent', async () => {
    const withoutAgent = [...SIX, file(7, 'open', { s_email_agent: '' })];
    await open(BOARD, 'agent', holding(withoutAgent));
    await heads();
    expect(screen.getAllByText('À vous')).toHaveLength(3);
    expect(screen.queryByText('Sans agent')).not.toBeInTheDocument();
    await open(BOARD, 'directeur', holding(withoutAgent));
    await heads();
    expect(await column('Projet déposé').findAllByText('Sans agent', {}, LATE)).toHaveLength(1);
    expect(screen.queryByText('À vous')).not.toBeInTheDocument();
  });

  it('of closed files has one calm line per ending, each with the list of its number', async () => {
    await open();
    await heads();
    const lines = column('Dossiers clos').getAllByRole('link');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Fonds débloqués 1',
      'Refus après analyse 2',
    ]);
    expect(lines[1]).toHaveAttribute('href', `${PATH}?statut=rejected`);
  });

  it('of more than twenty shows twenty, in the order of the list, and leads to all', async () => {
    const many = Array.from({ length: 23 }, (_, index) => file(index + 1, 'signed'));
    const { user, location } = await open(`${BOARD}&tri=createdAt&sens=croissant`, 'agent', holding(many));
    await heads();
    const cards = column('Mandat et documents').getAllByRole('listitem');
    expect(cards).toHaveLength(20);
    expect(cards[0]).toHaveTextContent('Projet 23');
    await user.click(screen.getByRole('link', { name: /^Voir les 23.dossiers ?, Mandat et documents$/u }));
    expect(location()).toContain('statut=expected_signature%2Cmore_file_requested%2Csigned');
    expect(location()).toContain('sens=croissant');
    expect(await screen.findByRole('table')).toBeInTheDocument();
    // The link went with the board.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByLabelText('Statut')).toHaveDisplayValue('Mandat et documents');
  });

  it('of a list that was cut says « at least »', async () => {
    await open(BOARD, 'directeur', holding(SIX, { total: 1180 }));
    expect(await heads()).toContain('Étude du dossier au moins 2+');
    expect(screen.getByText(/^Seuls les 6.derniers dossiers/u)).toBeInTheDocument();
  });

  it('of statuses that the portal does not know leads to their part of the list', async () => {
    const { user, location } = await open(BOARD, 'agent', holding([...SIX, file(7, 'en_attente')]));
    expect((await heads()).at(-1)).toBe('Autres statuts 1');
    await user.click(screen.getByRole('link', { name: 'Autres statuts 1' }));
    expect(location()).toBe(`${PATH}?vue=autres-statuts`);
    expect(await screen.findByText(/^1.projet sur 7$/u)).toBeInTheDocument();
    // Two parts are one too many for an address.
    await open(`${BOARD}&vue=en-cours`, 'agent', holding([...SIX, file(7, 'en_attente')]));
    await heads();
    expect(screen.queryByRole('link', { name: /^Autres statuts/ })).not.toBeInTheDocument();
  });

  it('keeps the filters in force in its list, narrowed to its own statuses', async () => {
    const search = 'statut=processed,signed&du=2020-01-01&vue=en-cours&q=roy&affichage=etapes';
    await open(`${PATH}?${search}`, 'agent', holding([SIX[1] ?? {}]));
    expect(await heads()).toContain('Étude du dossier 1');
    expect(screen.getByRole('link', { name: 'Étude du dossier 1' })).toHaveAttribute(
      'href',
      `${PATH}?statut=processed&du=2020-01-01&vue=en-cours&q=roy`,
    );
    expect(screen.getByLabelText('Statut')).toHaveDisplayValue(
      'Instruction du dossier, Validation des documents',
    );
  });
});
