import type { Transport } from '@portal/kit';
import {
  ok,
  outage,
  overBackOffice,
  type Persona,
  recordCalls,
  recordDownloads,
  renderScreen,
} from '@portal/testing';
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

it('offers to try again what could not be loaded, ranking or proposals, whatever became of the rest', async () => {
  const { transport, end } = outage({
    'GET /admin/api/customerUser/top_agents': { status: 500 },
    'GET /admin/api/ficodevquotes': { status: 500 },
  });
  const { user } = await openAs('directeur', transport);
  const ranking = within(await screen.findByRole('region', { name: 'TOP 5 AGENTS-ANNUEL' }));
  const curve = within(await figure('nouvelles propositions'));
  expect(await figure('Projets ouverts')).toBeInTheDocument();
  expect(await ranking.findByRole('alert')).toHaveTextContent('Ce classement n’a pas pu être chargé.');
  const retry = await curve.findByRole('button', { name: 'Réessayer' });
  end();
  await user.click(ranking.getByRole('button', { name: 'Réessayer' }));
  expect(await ranking.findAllByRole('listitem')).not.toHaveLength(0);
  await user.click(retry);
  expect(await rowsOf('nouvelles propositions')).toHaveLength(6);
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

it('says that a network is empty, that there is nobody to relaunch, and that no agent was found', async () => {
  const nothing = ok([]);
  await openAs(
    'directeur',
    overBackOffice({
      'GET /admin/api/requests': nothing,
      'GET /admin/api/ficodevquotes': nothing,
      'GET /admin/api/customerUser/top_agents': nothing,
    }),
  );
  for (const words of [
    'Aucun projet n’a encore été déposé dans ce périmètre.',
    'Aucun agent trouvé pour cette année.',
    'Aucun agent trouvé pour ce mois.',
    'Aucun dossier à relancer.',
  ])
    expect(await screen.findByText(words)).toBeInTheDocument();
  expect(await rowsOf('nouvelles propositions')).toHaveLength(6);
});

it('keeps a filter in the address, counts what it leaves, and saves the table of a chart', async () => {
  const saved = recordDownloads();
  const { user, location } = await openAs('directeur');
  expect(await figure('Projets ouverts')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Statut'), 'Nouveau projet');
  expect(location()).toBe('/agent/home?statut=open');
  const open = await rowsOf('Projets ouverts');
  // Excludes counts that merely end in 0, such as 10.
  expect(open.filter((row) => !/\D0$/.test(row))).toEqual([expect.stringMatching(/^Nouveau projet/)]);
  // Nothing but the chart until its acts are asked for.
  expect(screen.getByText('CSV', { selector: '[aria-label$="Projets ouverts"] *' })).not.toBeVisible();
  await user.click(screen.getByLabelText('Actions : Projets ouverts'));
  await user.click(screen.getByRole('button', { name: 'CSV, enregistrer le tableau, Projets ouverts' }));
  expect(saved.names[0]).toMatch(/^projets-ouverts-\d{4}-\d{2}-\d{2}\.csv$/);
  expect((await saved.lines())[0]).toBe('Statut;Nombre');
});
