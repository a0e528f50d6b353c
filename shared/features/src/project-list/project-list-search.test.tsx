import { type Transport, useNavigate } from '@portal/kit';
import {
  narrowScreen,
  ofApplicant,
  ok,
  overBackOffice,
  type Persona,
  renderScreen,
  seed,
} from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { useAccess } from '../resource';
import { ProjectList } from './project-list';

beforeAll(installJsdomDialog);

const Page = () => <ProjectList title="Projets" {...useAccess().projects} />;

const PATH = '/projectsList';
const open = (as: Persona, path = PATH, transport?: Transport) =>
  renderScreen(<Page />, { as, path, transport });
const cards = () => screen.findAllByRole('link', { name: /^ACCEDEZ AU DOSSIER/ });

const five = ok([
  {
    id: 1,
    title: 'Appartement à Nîmes',
    s_montant_global: '215000.5',
    internal_status: 'open',
    email: 'hugo@example.org',
    phone: '07.12.98.12 04',
  },
  { id: 2, title: 'Maison d’Élodie', s_montant_global: '90000', internal_status: 'signed' },
  { id: 3, title: 'Parts de SCPI', s_montant_global: '60000', internal_status: 'signed' },
  { id: 4, title: 'Terrain à Dole', s_montant_global: '45000', internal_status: 'open' },
  { id: 5, title: 'Local à Brest', s_montant_global: '290000', internal_status: 'open' },
]);

describe('the search over what is loaded', () => {
  const openFive = async (path = PATH) => {
    const urls: string[] = [];
    const opened = await open('demandeur', path, (call) => {
      urls.push(call.url);
      return overBackOffice({ 'GET /admin/api/requests': five })(call);
    });
    const field = await screen.findByRole('searchbox', { name: 'Rechercher' });
    return { ...opened, field, urls };
  };

  it.each([
    ['scpi validation', 'Parts de SCPI'],
    // Search by the applicant's contact details.
    ['+33 7 12.98.12.04', 'Appartement à Nîmes'],
  ])('finds by %j, and says how many among how many', async (typed, title) => {
    const { user, field } = await openFive();
    expect(await screen.findByText('5 projets')).toHaveAttribute('role', 'status');
    await user.click(field);
    await user.paste(typed);
    expect(await screen.findByText('1 projet sur 5')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(field).toHaveValue(typed);
  });

  it('never draws the whole list for a first search, nor its count', async () => {
    const drawn: (string | null)[] = [];
    const field = () => screen.queryByRole<HTMLInputElement>('searchbox', { name: 'Rechercher' });
    const look = () => {
      if (field()?.value === 'scpi') drawn.push(document.body.textContent);
    };
    const { user } = await renderScreen(
      <Profiler id="list" onRender={look}>
        <Page />
      </Profiler>,
      { as: 'demandeur', path: PATH, transport: overBackOffice({ 'GET /admin/api/requests': five }) },
    );
    await screen.findByText('5 projets');
    await user.click(screen.getByRole('searchbox', { name: 'Rechercher' }));
    await user.paste('scpi');
    expect(await screen.findByText('1 projet sur 5')).toBeInTheDocument();
    expect(drawn.filter((text) => /5 projets|Local à Brest/.test(text ?? ''))).toEqual([]);
    expect(drawn).not.toEqual([]);
  });

  it('makes no call, and is kept in the address with the sort and the filter', async () => {
    const { user, field, urls, location } = await openFive('/projectsList?statut=signed&tri=amount');
    await screen.findByText('5 projets');
    const before = urls.filter((url) => url.startsWith('/admin/api/requests')).length;
    await user.type(field, 'validation');
    expect(await screen.findByText('2 projets sur 5')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/projectsList?statut=signed&tri=amount&q=validation'));
    await user.selectOptions(screen.getByLabelText('Trier par'), 'Montant, le plus faible d’abord');
    expect(location()).toBe('/projectsList?q=validation&statut=signed&tri=amount&sens=croissant');
    expect(field).toHaveValue('validation');
    expect(urls.filter((url) => url.startsWith('/admin/api/requests'))).toHaveLength(before);
  });

  it('says so when nothing is found, and drops the search', async () => {
    const { user, field, location } = await openFive();
    await screen.findByText('5 projets');
    await user.type(field, 'igloo');
    expect(await screen.findByText('Aucun dossier ne correspond à « igloo »')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(await screen.findByText('5 projets')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe(PATH));
  });

  it('comes back with the way back, and adds nothing to the history at each letter', async () => {
    const { user, location } = await renderScreen(
      <>
        <Page />
        <WaysAway />
      </>,
      {
        as: 'demandeur',
        path: PATH,
        transport: overBackOffice({ 'GET /admin/api/requests': five }),
      },
    );
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'scpi');
    // The last input is kept, even when leaving at once.
    await user.click(screen.getByRole('button', { name: 'Sans recherche' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    await waitFor(() => expect(field).toHaveValue('scpi'));
    expect(location()).toBe('/projectsList?q=scpi');
    expect(await screen.findByText('1 projet sur 5')).toBeInTheDocument();
  });

  it('starts at the first page of what it finds, even before the address says so', async () => {
    const body = Array.from({ length: 28 }, (_, index) => ({
      id: index + 1,
      title: index < 3 ? 'Maison' : 'Parts de SCPI',
      internal_status: 'open',
    }));
    const transport = overBackOffice({ 'GET /admin/api/requests': ok(body) });
    const { user, location } = await open('demandeur', '/projectsList?page=2', transport);
    expect(await screen.findByText(/ à .* sur 28/)).toHaveTextContent(/^25 à 28/);
    await user.click(screen.getByRole('searchbox'));
    await user.paste('scpi');
    expect(await screen.findByText(/ à .* sur 25/)).toHaveTextContent(/^1 à 24/);
    await waitFor(() => expect(location()).toBe('/projectsList?q=scpi'));
  });
});

function WaysAway() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Retour</button>
      <button onClick={() => void navigate(PATH)}>Sans recherche</button>
    </>
  );
}

describe('on a narrow screen', () => {
  narrowScreen();

  it('opens the filters in a sheet, and shows the active ones as chips that go away', async () => {
    const { user, location } = await open(
      'demandeur',
      PATH,
      overBackOffice({ 'GET /admin/api/requests': five }),
    );
    await cards();
    expect(screen.queryByLabelText('Statut')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filtres' }));
    const sheet = screen.getByRole('dialog', { name: 'Filtres' });
    await user.selectOptions(within(sheet).getByLabelText('Statut'), 'Nouveau projet');
    await user.click(await within(sheet).findByRole('button', { name: /^Voir les résultats/ }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(location()).toBe('/projectsList?statut=open');
    expect(screen.getByRole('button', { name: 'Filtres 1' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Retirer le filtre Statut/ }));
    expect(location()).toBe(PATH);
  });
});

it('leaves out a status, a day, a page and an order that do not exist, and says so', async () => {
  const transport = overBackOffice({ 'GET /admin/api/requests': five });
  await open('demandeur', '/projectsList?statut=inconnu&du=2026-02-31&page=abc&tri=taille', transport);
  await cards();
  expect(screen.getByLabelText('Statut')).toHaveDisplayValue('Tous les statuts');
  expect(screen.getByLabelText('Du')).toHaveValue('');
  expect(screen.getByLabelText('Trier par')).toHaveDisplayValue('Date de création, la plus récente d’abord');
  expect(screen.getByText(/des filtres qui n’existent pas ici \(statut, du, page, tri\)/)).toBeVisible();
});

describe('a short list', () => {
  const of = (...rows: readonly object[]) => overBackOffice({ 'GET /admin/api/requests': ok(rows) });
  const HOUSE = { id: 1, title: 'Maison', internal_status: 'open' };
  const tools = () => screen.queryByRole('region', { name: 'Recherche et filtres' });

  it('has search, order, filters and count from the first row on', async () => {
    await open('demandeur', PATH, of(HOUSE));
    expect(await cards()).toHaveLength(1);
    expect(tools()).toBeVisible();
    expect(screen.getByText(/^1.projet$/)).toBeVisible();
    for (const label of ['Rechercher', 'Trier par', 'Agent', 'Statut', 'Du', 'Au'])
      expect(screen.getByLabelText(label)).toBeVisible();
  });

  it('offers an applicant the agents of their own projects by name', async () => {
    await seed('request', { ...(await ofApplicant()), s_email_agent: 'superviseur@intergestion.example' });
    const { user } = await open('demandeur');
    await cards();
    await user.click(screen.getByLabelText('Agent'));
    expect(await screen.findByRole('option', { name: 'Solène Vasseur' })).toBeInTheDocument();
  });

  it('has nothing to search without a row, unless a filter hides them', async () => {
    await open('demandeur', PATH, of());
    expect(await screen.findByText('Aucun projet pour le moment')).toBeVisible();
    expect(tools()).not.toBeInTheDocument();
    await open('demandeur', `${PATH}?statut=open`, of());
    expect(await screen.findByText(/à ces filtres/)).toBeVisible();
    expect(tools()).toBeInTheDocument();
  });
});
