import {
  type Downloads,
  type FakeAnswer,
  fakeTransport,
  ok,
  overBackOffice,
  type Persona,
  recordDownloads,
  renderScreen,
} from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { useAccess } from '../resource';
import { ProjectList } from './project-list';
import { ago, holding, LATE, openProjects, PATH, today } from '../../test/staff-projects';

beforeAll(installJsdomDialog);

const FOUR = [
  {
    id: 1,
    title: 'Appartement à Nîmes',
    internal_status: 'open',
    createdAt: ago(40),
    timesContacted: 2,
    lastContactedDate: ago(21),
    s_montant_global: '215000.5',
  },
  {
    id: 2,
    title: 'Maison d’Élodie',
    internal_status: 'signed',
    createdAt: ago(2),
    s_montant_global: '90000',
  },
  { id: 3, title: '=Parts "SCPI"', internal_status: 'processed', createdAt: ago(30), timesContacted: 0 },
  { id: 4, title: 'Terrain', internal_status: 'rejected', createdAt: ago(60) },
];
const QUOTES = [
  { id: 1042, request: 2, internal_status: 'draft', validUntil: ago(-3) },
  { id: 1043, request: 2, internal_status: 'declined', validUntil: ago(-1) },
];

const ofFour = (total = 4) => holding(FOUR, { total, quotes: QUOTES });
const open = (as: Persona = 'agent', path = PATH, transport = ofFour()) => openProjects(path, as, transport);
const rows = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

describe('the files that were closed in a period', () => {
  const file = (id: number, title: string, internal_status: string, days: number) => ({
    ...{ id, title, internal_status },
    ...{ createdAt: ago(900), updatedAt: ago(days) },
  });
  const closed = holding([
    file(1, 'Financé', 'fonds_debloques', 3),
    file(2, 'Refusé', 'rejected', 10),
    file(3, 'Ancien', 'fonds_debloques', 400),
    file(4, 'En cours', 'open', 3),
  ]);

  it.each([
    [`clos.${ago(10)}.${today}`, /^Clos du /, ['Financé', 'Refusé']],
    [`finances.${ago(10)}.${today}`, /^Financés du /, ['Financé']],
  ])('are the part %s, which stays where its button is left', async (name, words, titles) => {
    const { user, location } = await open('directeur', `${PATH}?vue=${name}`, closed);
    const chip = await screen.findByRole('button', { name: words, pressed: true }, LATE);
    const count = String(titles.length);
    expect(await screen.findByText(new RegExp(`^${count}.projets? sur 4$`), {}, LATE)).toBeInTheDocument();
    const shown = screen.queryAllByRole('link', { name: /^(Financé|Refusé|Ancien|En cours)$/ });
    expect(shown.map(({ textContent }) => textContent).toSorted()).toEqual(titles);
    expect(chip).toHaveTextContent(new RegExp(`${count}$`));
    await user.click(chip);
    expect(location()).toBe(PATH);
    expect(chip).toHaveFocus();
    expect(await rows()).toHaveLength(4);
  });
});

describe('the files to relaunch', () => {
  it('are counted once all they are told from is there, and shown with the reason of each', async () => {
    const { user, location } = await open();
    const chip = await screen.findByRole('button', { name: 'À relancer 3' }, LATE);
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByText(/^Sans contact/)).not.toBeInTheDocument();
    await user.click(chip);
    expect(location()).toBe(`${PATH}?vue=relancer`);
    await screen.findByText('Proposition n° 1042 : expire dans 3 jours');
    // A list of work: the most urgent first, and each row says its days once.
    expect((await rows()).map((text) => text.match(/\d+(?=\sjours?)/gu))).toEqual([['3'], ['30'], ['21']]);
    await user.click(screen.getByRole('button', { name: 'Créé le' }));
    expect(location()).toBe(`${PATH}?vue=relancer&tri=createdAt`);
    expect((await rows())[2]).toContain('Appartement à Nîmes');
    expect(screen.getByRole('button', { name: 'À relancer 3' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/^3.projets sur 4$/)).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'À relancer 3' }));
    expect(location()).toBe(PATH);
  });

  const withoutProposals = () => fakeTransport({ 'GET /admin/api/ficodevquotes': 'never' }, ofFour());

  it('have no figure while the proposals are on their way, and nothing is saved', async () => {
    await open('agent', PATH, withoutProposals());
    expect(await rows()).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'À relancer' })).toHaveTextContent(/^À relancer$/);
    expect(screen.getByRole('button', { name: 'Exporter (CSV)' })).toHaveAccessibleDescription(
      'La liste n’est pas encore complète.',
    );
  });

  it('are not shown in part: the place of the list waits for the proposals', async () => {
    await open('agent', `${PATH}?vue=relancer`, withoutProposals());
    expect(await screen.findByText('Chargement des projets')).toBeInTheDocument();
    // Shorter than the request timeout, after which proposals count as missing and a notice says so.
    await expect(screen.findByText(/^[0-4].projets?/, {}, { timeout: 1000 })).rejects.toThrow();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('count the proposals of no agency, and of any, for an administrator', async () => {
    const asked: string[] = [];
    await open('admin', PATH, (call) => {
      asked.push(call.url);
      return ofFour()(call);
    });
    await screen.findByRole('button', { name: 'À relancer 3' }, LATE);
    const ofQuotes = asked.filter((url) => url.includes('/ficodevquotes'));
    expect(ofQuotes.length).toBeGreaterThan(0);
    for (const url of ofQuotes) expect(url).not.toContain('customer=');
  });

  it('are still shown when the proposals cannot be had, and have no figure', async () => {
    const { problems } = await open(
      'agent',
      `${PATH}?vue=relancer`,
      fakeTransport({ 'GET /admin/api/ficodevquotes': { status: 500 } }, ofFour()),
    );
    expect(await rows()).toHaveLength(2);
    expect(screen.getByText(/^Les propositions n’ont pas pu être chargées/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^À relancer/ })).toHaveTextContent(/^À relancer$/);
    await waitFor(() => expect(problems.length).toBeGreaterThan(0));
  });

  it('says so when there is none, and leads back to the whole list', async () => {
    const { user, location } = await open('agent', `${PATH}?vue=relancer`, holding(FOUR.slice(3)));
    expect(await screen.findByText('Aucun dossier à relancer')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Voir toute la liste' }));
    expect(location()).toBe(PATH);
    expect(await rows()).toHaveLength(1);
  });

  it('are no matter of an applicant, whatever the address says', async () => {
    const Own = () => <ProjectList title="Vos projets" {...useAccess().projects} />;
    await renderScreen(<Own />, { as: 'demandeur', path: '/projectsList?vue=relancer', transport: ofFour() });
    expect(await screen.findByText(/^4.projets$/)).toBeInTheDocument();
    expect(screen.queryByText(/^Sans contact/)).not.toBeInTheDocument();
    for (const name of [/À relancer/, /Exporter/, 'Tous'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('the files that no agent sees', () => {
  const withAgents = holding([
    { ...FOUR[0], s_email_agent: 'agent@intergestion.example' },
    { ...FOUR[1], s_email_agent: 'parti@example.net' },
    { ...FOUR[2], s_email_agent: '' },
  ]);

  it.each([
    ['Sans agent', '=Parts "SCPI"', 'sans-agent'],
    ['Agent inconnu', 'Maison d’Élodie', 'agent-inconnu'],
  ])('are found under « %s » by who looks after the agency', async (name, title, address) => {
    const { user, location } = await open('directeur', PATH, withAgents);
    await user.click(await screen.findByRole('button', { name: `${name} 1` }, LATE));
    expect(location()).toBe(`${PATH}?vue=${address}`);
    expect(await rows()).toEqual([expect.stringContaining(title)]);
  });

  it('are no matter of an agent', async () => {
    await open('agent', PATH, withAgents);
    await screen.findByRole('button', { name: /^À relancer \d/ }, LATE);
    for (const name of [/^Sans agent/, /^Agent inconnu/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('the file for a spreadsheet', () => {
  let saved: Downloads;
  beforeEach(() => {
    saved = recordDownloads();
  });
  /** The button, once the list is complete. */
  const exportButton = async () => {
    const button = await screen.findByRole('button', { name: 'Exporter (CSV)' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), LATE);
    return button;
  };

  it('says that names are missing, on the list and of its file, until another try brings them', async () => {
    let answer: FakeAnswer = { status: 503 };
    const { user } = await open('directeur', PATH, (call) =>
      overBackOffice({
        'GET /admin/api/requests': ok([{ ...FOUR[0], s_email_agent: 'h.roy@example.net' }]),
        'GET /admin/api/ficodevquotes': ok([]),
        ...(call.url.includes('roles=4') ? { 'GET /admin/api/customer_users': answer } : {}),
      })(call),
    );
    expect(await screen.findByText(/^Des noms n’ont pas pu être chargés/, undefined, LATE)).toHaveTextContent(
      'la recherche et l’export sont incomplets.',
    );
    await user.click(await exportButton());
    expect(
      await screen.findByText(/Il y manque des noms, qui n’ont pas pu être chargés\.$/),
    ).toBeInTheDocument();
    answer = ok([{ id: 9, firstName: 'Hugo', lastName: 'Roy', email: 'h.roy@example.net', roles: [4] }]);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/Hugo Roy/, undefined, LATE)).toBeInTheDocument();
    expect(screen.queryByText(/^Des noms n’ont pas pu/)).not.toBeInTheDocument();
  });

  it('holds what the list shows, in its order, and says how many lines that is', async () => {
    const { user } = await open('agent', `${PATH}?tri=amount`);
    await rows();
    await user.click(await exportButton());
    expect(await screen.findByText(`4 lignes dans projets-${today}.csv.`)).toBeInTheDocument();
    expect(saved.names).toEqual([`projets-${today}.csv`]);
    const lines = await saved.lines();
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^Numéro;Projet;Type de bien;.*;Créé le;Créé le \(AAAA-MM-JJ\);À relancer$/);
    // The applicant's contact details.
    expect(lines[0]).toMatch(/;Téléphone;Adresse e-mail;/);
    expect(lines[1]).toMatch(/^1;Appartement à Nîmes;.*;215000,50;Nouveau projet;/);
    expect(lines[1]).toMatch(/;Sans contact depuis 21.jours$/);
    expect(lines[3]).toMatch(/^3;"'=Parts ""SCPI""";/);
  });

  it('holds what is searched for only, and says that the list was cut', async () => {
    const { user } = await open('agent', `${PATH}?q=terrain`, ofFour(1200));
    await screen.findByText(/^1.projet sur 4$/);
    await user.click(await exportButton());
    expect(
      await screen.findByText(/^1 ligne dans .*\. La liste est limitée aux 4 plus récentes sur 1.200\.$/),
    ).toBeInTheDocument();
    expect(await saved.lines()).toHaveLength(2);
  });
});
