import { type FakeAnswers, ok, overBackOffice, renderScreen } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import DashboardPage from './dashboard-page';

const PATH = '/agent/home';
const today = new Date();
/** At noon, so that a daylight saving change cannot move it to another day. */
const ago = (days: number): string =>
  new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() - days, 12)).toISOString();

/** Five projects: two without recent contact, one whose proposal ends tomorrow, one recently called, one closed. */
const file = (id: number, name: string, internal_status: string, created: number, more: object) => {
  const [firstName, lastName] = name.split(' ');
  return { id, firstName, lastName, internal_status, createdAt: ago(created), ...more };
};
const FILES = [
  file(1, 'Inès Meyer', 'open', 400, { timesContacted: 0 }),
  file(2, 'Paul O', 'expected_signature', 300, { lastContactedDate: ago(20) }),
  file(3, 'Loïc Gérard', 'approuved', 300, { lastContactedDate: ago(1) }),
  file(4, 'Zoé Petit', 'more_info_requested', 0, { lastContactedDate: ago(0) }),
  file(5, 'Ugo Fin', 'fonds_debloques', 500, {
    updatedAt: today.toISOString(),
    s_montant_global: '150000.50',
  }),
];
const QUOTES = [
  { id: 9, request: 3, internal_status: 'draft', createdAt: ago(0), validUntil: ago(-1) },
  { id: 10, request: 5, internal_status: 'draft', createdAt: ago(0), validUntil: ago(-1) },
];

const show = (answers: FakeAnswers, path = PATH, as: 'agent' | 'directeur' = 'agent') =>
  renderScreen(<DashboardPage />, {
    as,
    path,
    transport: overBackOffice({
      'GET /admin/api/requests': ok(FILES),
      'GET /admin/api/ficodevquotes': ok(QUOTES),
      ...answers,
    }),
  });

async function figureOf(label: string | RegExp) {
  const word = await screen.findByText(label, { selector: 'li p, li p span, li p a' });
  const card = screen.getAllByRole('listitem').find((item) => item.contains(word));
  return (card?.textContent ?? '').replace(/[\u202F\u00A0]/g, ' ');
}

const panel = () => screen.findByRole('region', { name: 'À relancer' });
const names = (rows: readonly HTMLElement[]) => rows.map((row) => row.textContent.replace(/\u00A0/g, ' '));

it('counts the files in progress, to relaunch, new and financed, and says what each bar counts', async () => {
  await show({});
  expect(await within(await panel()).findAllByRole('listitem')).toHaveLength(3);
  expect(await figureOf('Dossiers en cours')).toBe('Dossiers en cours4dont 2 en attente du demandeur');
  expect(await figureOf('À relancer')).toBe('À relancer3');
  expect(await figureOf(/^Nouveaux en /)).toMatch(/1↑?1 de plus qu’au |1autant qu’au /);
  expect(await figureOf(/^Dossiers financés en /)).toMatch(/1dont 1 en /);
  expect(await figureOf(/^Montant financé en /)).toContain('150 000,50 € en moyenne');
  expect(screen.getAllByRole('img', { name: /^Douze derniers mois, de 0.* par mois$/ })).toHaveLength(3);
  for (const words of [
    /La barre « Nouveau projet » comprend/,
    /La barre « Fonds débloqués » reprend/,
    /Ce graphique compte les dossiers au statut « Dossier approuvé »/,
  ]) {
    const help = await screen.findByText(words);
    expect(help).toBeInTheDocument();
    expect(help).not.toBeVisible();
  }
  const [funded, amount] = ['Dossiers financés', 'Montant financé'].map((label) =>
    screen.getByRole('link', { name: new RegExp(String.raw`^${label} en\s`) }).getAttribute('href'),
  );
  expect(amount).toMatch(/^\/projectsList\?vue=finances\./);
  expect(amount).toBe(funded);
});

it('names the files to relaunch, the most urgent first, with why and a way to each and to all', async () => {
  await show({}, `${PATH}?du=2020-01-01`);
  const region = await panel();
  const rows = await within(region).findAllByRole('link');
  expect(names(rows)).toEqual([
    'Loïc GérarddemainExpiration d’une proposition',
    'Inès Meyer400 joursAucun contact',
    'Paul O20 joursSans contact',
  ]);
  expect(rows[0]).toHaveAttribute('href', '/projectFile/3');
  expect(screen.getByRole('link', { name: 'À relancer' })).toHaveAttribute(
    'href',
    '/projectsList?vue=relancer&du=2020-01-01',
  );
});

it('says that proposals are not counted when they could not be loaded, and keeps the silent files', async () => {
  await show({ 'GET /admin/api/ficodevquotes': { status: 500 } });
  expect(names(await within(await panel()).findAllByRole('link'))).toEqual([
    'Inès Meyer400 joursAucun contact',
    'Paul O20 joursSans contact',
  ]);
  expect(await figureOf('À relancer')).toContain('propositions non comptées');
});

it('says how many files are to be relaunched only once the proposals are there', async () => {
  await show({ 'GET /admin/api/ficodevquotes': 'never' });
  expect(await figureOf('À relancer')).toBe('À relancer');
  expect(within(await panel()).queryByRole('listitem')).not.toBeInTheDocument();
});

it('tells what is to be relaunched from all proposals, whatever the filters, as the list does', async () => {
  const isFiltered = ({ url }: { readonly url: string }) => /createdAt(%5B|\[)/.test(url);
  const quotes = jest.fn((call: { readonly url: string }) => ok(isFiltered(call) ? [] : QUOTES));
  await show({ 'GET /admin/api/ficodevquotes': quotes }, `${PATH}?du=2020-01-01`);
  expect(names(await within(await panel()).findAllByRole('link'))[0]).toBe(
    'Loïc GérarddemainExpiration d’une proposition',
  );
  expect(quotes.mock.calls.some(([call]) => isFiltered(call))).toBe(true);
});

it('says of what no filter touches that it does not follow, and only then', async () => {
  await show({}, `${PATH}?statut=open`, 'directeur');
  expect(
    await screen.findByText(/Le filtre de statut porte sur les projets/, {}, { timeout: 10_000 }),
  ).toBeInTheDocument();
  expect(screen.getAllByText(/^Dossiers financés en .*, sans tenir compte des filtres$/)).toHaveLength(2);
  await show({}, PATH, 'directeur');
  expect(await screen.findByRole('figure', { name: 'nouvelles propositions' })).toBeInTheDocument();
  expect(await screen.findAllByText(/^Dossiers financés en /, { selector: 'p' })).toHaveLength(2);
  expect(screen.queryByText(/sans tenir compte des filtres/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Le filtre de statut/)).not.toBeInTheDocument();
});

it('leads from a ranked agent to what they had financed, where the name is that of one agent', async () => {
  const agent = (id: number, firstName: string, email: string) => ({
    id,
    firstName,
    lastName: 'Petit',
    email,
    customer: 59,
    roles: [{ id: 4 }],
  });
  await show(
    {
      'GET /admin/api/customerUser/top_agents': ok([
        { agent: 'Claire Petit', requests: 3 },
        { agent: 'Hugo Petit', requests: 2 },
        { agent: 'parti@example.com', requests: 1 },
      ]),
      'GET /admin/api/customer_users': ok([
        agent(1, 'Claire', 'claire@example.com'),
        agent(2, 'Hugo', 'hugo@example.com'),
        agent(3, 'Hugo', 'autre@example.com'),
      ]),
    },
    PATH,
    'directeur',
  );
  const year = within(await screen.findByRole('region', { name: 'TOP 5 AGENTS-ANNUEL' }));
  const claire = await year.findByRole('link', { name: 'Claire Petit' }, { timeout: 10_000 });
  expect(claire).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/projectsList\?vue=finances\.\d{4}-01-01\.[\d-]+&agent=claire%40example\.com$/),
  );
  expect(year.getByRole('link', { name: 'parti@example.com' })).toBeVisible();
  expect(year.queryByRole('link', { name: 'Hugo Petit' })).not.toBeInTheDocument();
});
