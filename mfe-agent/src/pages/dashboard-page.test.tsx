import type { Transport } from '@portal/kit';
import { ok, outage, overBackOffice, type Persona, recordCalls, renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import DashboardPage from './dashboard-page';

const PATH = '/agent/home';
const CHARTS = [
  'Nouveaux Projets',
  'nouvelles propositions',
  'propositions accéptées',
  'Projets ouverts',
  'Projets fermés',
];

const openAs = (as: Persona, transport?: Transport) =>
  renderScreen(<DashboardPage />, { as, path: PATH, transport });
const figure = (name: string) => screen.findByRole('figure', { name });

/** The chart's data. jsdom cannot draw, so the chart falls back to its table. */
async function rowsOf(name: string) {
  const rows = await within(await figure(name)).findAllByRole('row');
  return rows.slice(1).map((row) => row.textContent);
}

it('shows a director the five charts, both rankings, the filters and the ways to the lists', async () => {
  await openAs('directeur');
  expect(await screen.findByText('TOP 5 AGENTS-ANNUEL')).toBeInTheDocument();
  for (const name of CHARTS) expect(screen.getByRole('figure', { name })).toBeInTheDocument();
  expect(screen.getByText('TOP 5 AGENTS-MENSUEL')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Projets' })).toHaveAttribute('href', '/projectsList');
  expect(screen.getByRole('link', { name: 'Propositions' })).toHaveAttribute('href', '/propositionsList');
  expect(await rowsOf('Nouveaux Projets')).toHaveLength(6);
  for (const label of ['Agence', 'Demandeur', 'Agent', 'Statut', 'Du', 'Au'])
    expect(screen.getByLabelText(label)).toBeInTheDocument();
});

it('offers to try a ranking again that could not be loaded, whatever became of the rest', async () => {
  const { transport, end } = outage({ 'GET /admin/api/customerUser/top_agents': { status: 500 } });
  const { user } = await openAs('directeur', transport);
  const ranking = within(await screen.findByRole('region', { name: 'TOP 5 AGENTS-ANNUEL' }));
  expect(await figure('Projets ouverts')).toBeInTheDocument();
  expect(await ranking.findByRole('alert')).toHaveTextContent('Ce classement n’a pas pu être chargé.');
  end();
  await user.click(ranking.getByRole('button', { name: 'Réessayer' }));
  expect(await ranking.findAllByRole('listitem')).not.toHaveLength(0);
});

it('shows five agents of a ranking, and says how many others have as many files as the fifth', async () => {
  const rows = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eva', 'Fanny', 'Gina'].map((agent) => ({
    agent,
    requests: 1,
  }));
  await openAs('directeur', overBackOffice({ 'GET /admin/api/customerUser/top_agents': ok(rows) }));
  const ranking = within(await screen.findByRole('region', { name: 'TOP 5 AGENTS-MENSUEL' }));
  expect(await ranking.findByText(/^et 2\sautres avec 1\sdossier$/)).toBeVisible();
  expect(ranking.getAllByRole('listitem')).toHaveLength(5);
});

it('shows an agent neither ranking, nor a filter by agency or by agent', async () => {
  const calls = recordCalls();
  await openAs('agent', calls.transport);
  expect(await figure('Projets fermés')).toBeInTheDocument();
  expect(screen.queryByText(/TOP 5/)).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Agence')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Agent')).not.toBeInTheDocument();
  expect(calls.names().join()).not.toContain('top_agents');
});

it('observed: counts accepted proposals among projects, and reads refused credit offers as released funds', async () => {
  const projects = (statuses: readonly string[]) =>
    statuses.map((status, index) => ({
      id: index + 1,
      createdAt: new Date().toISOString(),
      internal_status: status,
    }));
  await openAs(
    'agent',
    overBackOffice({
      'GET /admin/api/requests': ok(
        projects(['open', 'proposition_acceptee', 'offre_de_credit_refusee', 'approuved']),
      ),
    }),
  );
  const open = await rowsOf('Projets ouverts');
  expect(open).toContain('Nouveau projet2');
  expect(open).toContain('Proposition acceptée0');
  expect(await rowsOf('Projets fermés')).toContain('Fonds débloqués1');
  expect((await rowsOf('propositions accéptées')).at(-1)).toMatch(/1$/);
  expect((await rowsOf('Nouveaux Projets')).at(-1)).toMatch(/4$/);
});

it('says that a network is empty, and that no agent was found', async () => {
  const nothing = ok([]);
  await openAs(
    'directeur',
    overBackOffice({
      'GET /admin/api/requests': nothing,
      'GET /admin/api/ficodevquotes': nothing,
      'GET /admin/api/customerUser/top_agents': nothing,
    }),
  );
  expect(
    await screen.findByText('Aucun projet n’a encore été déposé dans ce périmètre.'),
  ).toBeInTheDocument();
  expect(await screen.findByText('Aucun agent trouvé pour cette année.')).toBeInTheDocument();
  expect(await screen.findByText('Aucun agent trouvé pour ce mois.')).toBeInTheDocument();
  expect(await rowsOf('nouvelles propositions')).toHaveLength(6);
});

it('keeps the rest when the proposals cannot be loaded, and heals when asked again', async () => {
  const { transport, end } = outage({ 'GET /admin/api/ficodevquotes': { status: 500 } });
  const { user } = await openAs('agent', transport);
  expect(await figure('Projets ouverts')).toBeInTheDocument();
  const chart = await figure('nouvelles propositions');
  const retry = await within(chart).findByRole('button', { name: 'Réessayer' });
  end();
  await user.click(retry);
  expect(await rowsOf('nouvelles propositions')).toHaveLength(6);
});

it('offers to try again when the projects cannot be loaded', async () => {
  const { transport, end } = outage({ 'GET /admin/api/requests': 'no network' });
  const { user } = await openAs('directeur', transport);
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  end();
  await user.click(retry);
  expect(await figure('Projets ouverts')).toBeInTheDocument();
});

it('says what is counted when the list was cut at its limit', async () => {
  await openAs(
    'agent',
    overBackOffice({ 'GET /admin/api/requests': ok([{ id: 1, internal_status: 'open' }], 2500) }),
  );
  expect(
    await screen.findByText(/^Seuls les 1.derniers projets sur 2.500 sont pris en compte/),
  ).toBeInTheDocument();
});

it.each([
  // No bar that shows the count of another one.
  [['offre_de_credit_refusee', 'offre_de_credit_refusee'], /En tête : Refus offre de crédit \(2\)\./],
  [['open', 'open', 'processed'], /En tête : Nouveau projet \(2\)\./],
  [['open', 'processed'], /En tête, à égalité : Nouveau projet et Instruction du dossier \(1 chacun\)\./],
  [['open', 'processed', 'signed', 'more_info_requested'], /En tête : 4 statuts à égalité \(1 chacun\)\./],
])('names all the longest bars of %j', async (statuses, words) => {
  const rows = statuses.map((internal_status, index) => ({ id: index + 1, internal_status }));
  await openAs('agent', overBackOffice({ 'GET /admin/api/requests': ok(rows, rows.length) }));
  const title = statuses.includes('open') ? 'Projets ouverts' : 'Projets fermés';
  expect(await figure(title)).toHaveTextContent(words);
});

it('keeps a filter in the address and counts what it leaves', async () => {
  const { user, location } = await openAs('directeur');
  expect(await figure('Projets ouverts')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Statut'), 'Nouveau projet');
  expect(location()).toBe('/agent/home?statut=open');
  const open = await rowsOf('Projets ouverts');
  // Excludes counts that merely end in 0, such as 10.
  expect(open.filter((row) => !/\D0$/.test(row))).toEqual([expect.stringMatching(/^Nouveau projet/)]);
});
