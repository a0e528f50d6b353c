import {
  type FakeAnswer,
  narrowScreen,
  ok,
  overBackOffice,
  recordDownloads,
  renderScreen,
} from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import NetworkPage from './network-page';

const PATH = '/agent/reseau';
const LATER = { timeout: 10_000 };
/** At noon, so that a change of clocks cannot move it to another day. */
const ago = (days: number): string => {
  const today = new Date();
  return new Date(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate() - days, 12)).toISOString();
};

const CLAIRE = 'claire@example.com';
const file = (id: number, internal_status: string, customer: number, created: number, fields: object) => ({
  id,
  internal_status,
  customer,
  createdAt: ago(created),
  ...fields,
});
const ENDED = { updatedAt: ago(3), s_email_agent: CLAIRE };

/** Paris Nord, whose agent is Claire; the branch above it has a file without an agent. */
const FILES = [
  ...[33, 43, 53, 63, 73].map((days, index) =>
    file(index + 1, 'fonds_debloques', 70, days, { ...ENDED, s_montant_global: '100000' }),
  ),
  file(6, 'rejected', 70, 90, ENDED),
  file(7, 'open', 60, 20, { timesContacted: 0 }),
  file(8, 'signed', 80, 1, { s_email_agent: 'parti@example.com' }),
];
const AGENCIES = [
  { id: 60, name: 'Île-de-France', parent: null, children: [{ id: 70 }] },
  { id: 70, name: 'Paris Nord', parent: 60, children: [{ id: 80 }] },
  { id: 80, name: 'Montreuil', parent: 70, children: [] },
];
const agent = (id: number, firstName: string, lastName: string, email: string, customer: number) => ({
  id,
  firstName,
  lastName,
  email,
  customer,
  roles: [{ id: 4 }],
});
const AGENTS = [agent(1, 'Claire', 'Petit', CLAIRE, 70), agent(2, 'Hugo', 'Morel', 'hugo@example.com', 80)];

const show = (answers: Readonly<Record<string, FakeAnswer>> = {}, search = '?periode=30-jours') =>
  renderScreen(<NetworkPage />, {
    as: 'directeur',
    path: `${PATH}${search}`,
    transport: overBackOffice({
      'GET /admin/api/requests': ok(FILES),
      'GET /admin/api/ficodevquotes': ok([]),
      'GET /admin/api/customers': ok(AGENCIES),
      'GET /admin/api/customer_users': ok(AGENTS),
      ...answers,
    }),
  });

const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');
const table = (name: RegExp) => screen.findByRole('table', { name }, LATER);
const rowsOf = async (name: RegExp) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [within(row).getByRole('rowheader'), ...within(row).getAllByRole('cell')].map((cell) =>
        plain(cell.textContent),
      ),
    );
const door = (row: HTMLElement, index: number) =>
  within(within(row).getAllByRole('cell')[index] ?? row)
    .queryByRole('link')
    ?.getAttribute('href');

it('compares agencies by their own files and agents, says perimeter and period, and withholds medians of few files', async () => {
  await show();
  // The agents come after the agencies, which are then told how many they have.
  await table(/^Agents/);
  const rows = await rowsOf(
    /^Agences, Île-de-France et 2.agences rattachées, du .* au .*, triées par «.Montant financé.»$/,
  );
  expect(rows.map(([name]) => name)).toEqual(['Paris Nord1 agent', 'Île-de-France', 'Montreuil1 agent']);
  expect(rows[0]).toEqual([
    'Paris Nord1 agent',
    '0',
    '0, 3 de moins que sur la période précédente',
    expect.stringMatching(/^83 %5 sur 6$/),
    expect.stringMatching(
      /^500.k€5.dossiers, 500.k€.milliers d’euros de plus que sur la période précédente$/,
    ),
    '0',
    '50 jours',
  ]);
  expect((await rowsOf(/^Agents, Île-de-France et 2/)).map(([name]) => name)).toEqual([
    'Claire PetitParis Nord',
    'Hugo MorelMontreuil',
  ]);
  expect(screen.getByText(/^1.dossier n’a pas d’agent\.$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Le voir' })).toHaveAttribute(
    'href',
    '/projectsList?vue=sans-agent',
  );
  expect(rows[1]?.[6]).toBe('—moins de 5 dossiers');
  expect(rows[1]?.[3]).toBe('—aucun dossier clos');
  // Explained once; a figure that did not change has no mark.
  expect(screen.getByText(/Un tiret : moins de cinq dossiers/)).not.toBeVisible();
  expect(screen.queryByText(/stable/)).not.toBeInTheDocument();
});

it('leads from each figure to the list that it counts, an agency alone where others are below it', async () => {
  await show();
  const agencies = within(await table(/^Agences/)).getAllByRole('row');
  const [, paris, region] = agencies;
  if (!paris || !region) throw new Error('rows');
  // What they come to stands above, once.
  expect(await screen.findByRole('link', { name: 'À relancer' }, LATER)).toHaveAttribute(
    'href',
    '/projectsList?vue=relancer',
  );
  expect(screen.getByRole('link', { name: 'En cours' })).toHaveAttribute(
    'href',
    '/projectsList?vue=en-cours',
  );
  expect(door(paris, 0)).toBeUndefined();
  expect(door(paris, 2)).toMatch(/^\/projectsList\?vue=clos\.[\d.-]+&agence=70&seule=oui$/);
  expect(door(paris, 3)).toMatch(/^\/projectsList\?vue=finances\.[\d.-]+&agence=70&seule=oui$/);
  expect(door(region, 1)).toMatch(/^\/projectsList\?agence=60&seule=oui&du=[\d-]+&au=[\d-]+$/);
  const [, claire] = within(await table(/^Agents/)).getAllByRole('row');
  if (!claire) throw new Error('row');
  expect(door(claire, 2)).toMatch(/^\/projectsList\?vue=clos\.[\d.-]+&agent=claire%40example\.com$/);
});

it('sorts in its heads, keeps order and period in the address, and shows the first five agents before all', async () => {
  const many = Array.from({ length: 7 }, (_, index) =>
    agent(10 + index, `Agent ${String(index)}`, 'Morel', `agent${String(index)}@example.com`, 80),
  );
  const { user, location } = await show({ 'GET /admin/api/customer_users': ok(many) });
  expect(await rowsOf(/^Agents/)).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: /^Voir les 7.agents$/ }));
  expect(await rowsOf(/^Agents/)).toHaveLength(7);

  const agencies = within(await table(/^Agences/));
  await user.click(agencies.getByRole('button', { name: 'Agence' }));
  expect(location()).toBe(`${PATH}?periode=30-jours&tri=name&sens=croissant&ouvert=agents`);
  expect(agencies.getByRole('columnheader', { name: 'Agence' })).toHaveAttribute('aria-sort', 'ascending');
  expect((await rowsOf(/^Agences/)).map(([name]) => name?.slice(0, 5))).toEqual(['Île-d', 'Montr', 'Paris']);
  await user.click(screen.getByRole('button', { name: /^6.mois$/ }));
  expect(location()).toBe(`${PATH}?tri=name&sens=croissant&ouvert=agents`);
});

it('says that a period does not exist, that nothing to relaunch is counted, and that agents could not be loaded', async () => {
  const down = { status: 500 };
  await show(
    { 'GET /admin/api/ficodevquotes': down, 'GET /admin/api/customer_users': down },
    '?periode=siecle',
  );
  expect(await screen.findByText(/un filtre qui n’existe pas ici \(periode\)/)).toBeVisible();
  expect(
    await screen.findByText(/les dossiers à relancer ne sont pas comptés/, {}, LATER),
  ).toBeInTheDocument();
  expect((await rowsOf(/^Agences/))[0]?.[5]).toBe('non compté');
  expect(await screen.findByText('Les agents n’ont pas pu être chargés', {}, LATER)).toBeInTheDocument();
});

it('says with the file, as on the page, that not all files and proposals are counted', async () => {
  const saved = recordDownloads();
  const { user } = await show({
    'GET /admin/api/requests': ok(
      [{ id: 1, customer: 59, internal_status: 'fonds_debloques', createdAt: '2026-01-05T10:00:00Z' }],
      9000,
    ),
    'GET /admin/api/ficodevquotes': ok([{ id: 1, internal_status: 'draft' }], 9000),
  });
  const button = await screen.findByRole('button', { name: 'Exporter (CSV)' });
  await table(/^Agents/);
  expect(await screen.findByText(/^Seuls les 1.derniers projets sur 9.000/)).toBeInTheDocument();
  expect(await screen.findByText(/^Seules les 1.dernières propositions sur 9.000/)).toBeInTheDocument();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
  expect(saved.names[0]).toMatch(/^comparaisons-\d{4}-\d\d-\d\d\.csv$/);
  expect(await screen.findByText(/lignes? dans comparaisons-/)).toHaveTextContent(
    /csv\. Seuls les 1.derniers projets sur 9.000 sont pris en compte\. Seules les/,
  );
  // 100 % of the one file that was counted would be no rate of 9 000.
  const [heads = '', line = ''] = await saved.lines();
  const cells = Object.fromEntries(heads.split(';').map((head, index) => [head, line.split(';')[index]]));
  expect(cells).toMatchObject({ 'Conversion (%)': '', 'Délai médian (jours)': '' });
});

describe('on a phone', () => {
  narrowScreen();
  it('gives each agency one line where a table has no room: its name, the figure of the order, the rest within', async () => {
    const { user } = await show();
    const name = await screen.findByText('Paris Nord', {}, LATER);
    expect(name).toHaveTextContent(/^Paris Nord 500.k€$/);
    const [files] = await screen.findAllByText(/^Voir les dossiers, 1.agent$/, {}, LATER);
    expect(files).not.toBeVisible();
    await user.click(name);
    expect(files).toBeVisible();
  });
});
