import { type Transport, useSession } from '@portal/kit';
import { backOfficeTransport, fact, ok, overBackOffice, type Persona, renderScreen } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useAgency } from '../records';
import { PropositionCards } from './proposition-cards';
import { useAccess } from '../resource';
import { PropositionList } from './proposition-list';

const Page = () => <PropositionList title="Propositions" {...useAccess().propositions} />;

const PATH = '/propositionsList';
const open = (as: Persona, path = PATH, transport?: Transport) =>
  renderScreen(<Page />, { as, path, transport });
const quote = (id: number, status: string, name: string) => ({
  id,
  poNumber: `PROP-${id}`,
  internal_status: status,
  internal_status_name: name,
  createdAt: '2026-11-01T10:00:00Z',
});
/** As many as a list has tools for. */
const five = overBackOffice({
  'GET /admin/api/ficodevquotes': ok(
    [7001, 7002, 7003, 7004, 7005].map((id) => quote(id, 'draft', 'Proposition à étudier')),
  ),
});
const links = () => screen.findAllByRole('link', { name: /^ACCEDEZ A LA PROPOSITION/ });

it('shows an applicant their proposals with number, status, dates, and the way to the details', async () => {
  await open('demandeur');
  const [link] = await links();
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/propositionDetailsPage\/\d+$/));
  expect(screen.getAllByText('Créée le').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Valable jusqu’au').length).toBeGreaterThan(0);
});

it('keeps two lines for the title of a project before it comes', async () => {
  const columns = { ...quote(7001, 'draft', 'Proposition à étudier'), request: 11 };
  const transport = overBackOffice({
    'GET /admin/api/ficodevquotes': ok([columns]),
    'GET /admin/api/requests': 'never',
  });
  await open('demandeur', PATH, transport);
  await links();
  expect(fact('Projet')).toHaveAttribute('data-lines', '2');
});

/** A page that shows the user's agency comes first, as a file does. */
function AfterItsAgency() {
  const agency = useAgency(useSession().customer);
  return agency ? <Page /> : null;
}

it.each([
  ['is not known', Page],
  ['was fetched for another page', AfterItsAgency],
])('has no line for the agency of an applicant when its name %s', async (_, Shown) => {
  await renderScreen(<Shown />, { as: 'demandeur', path: PATH });
  await links();
  expect(screen.getAllByText('Créée le').length).toBeGreaterThan(0);
  expect(screen.queryByText('Agence')).not.toBeInTheDocument();
});

it.each<[Persona, number]>([
  ['demandeur', 3],
  // One more for agent names, once per session and after the rows (decision 0031).
  ['admin', 4],
])(
  'is complete for %s after %d calls at most, and shows no e-mail in place of a name',
  async (persona, most) => {
    const urls = new Set<string>();
    await open(persona, PATH, (call) => {
      urls.add(call.url);
      return backOfficeTransport(call);
    });
    await links();
    expect(
      await screen.findAllByText(/^Appartement|^Maison|^Parts de SCPI|^Terrain|^Immeuble|^Local/),
    ).not.toHaveLength(0);
    await waitFor(() => expect(screen.queryByText(/^agent@/)).not.toBeInTheDocument());
    expect([...urls].filter((url) => url.startsWith('/admin/api')).length).toBeLessThanOrEqual(most);
  },
);

it('offers the statuses of the server once someone reaches for them, and filters by one', async () => {
  const { user, location } = await open('demandeur', PATH, five);
  await links();
  const status = screen.getByLabelText('Statut');
  await user.hover(status);
  await within(status).findByRole('option', { name: 'Proposition acceptée' });
  await user.selectOptions(status, 'Proposition acceptée');
  expect(location()).toBe('/propositionsList?statut=accepted');
});

it('opens with the first to expire, and puts last what can no longer be answered', async () => {
  const due = (id: number, status: string, validUntil: string | null) => ({
    ...quote(id, status, ''),
    validUntil,
  });
  const transport = overBackOffice({
    'GET /admin/api/ficodevquotes': ok([
      due(7001, 'declined', '2099-01-01'),
      due(7002, 'draft', null),
      due(7003, 'draft', '2099-03-01'),
      due(7004, 'draft', '2020-01-01'),
      due(7005, 'draft', '2099-02-01'),
    ]),
  });
  const { user, location } = await open('demandeur', PATH, transport);
  await links();
  const shown = () =>
    screen.getAllByRole('heading', { name: /^PROP-/ }).map(({ textContent }) => textContent);
  const urgent = ['PROP-7005', 'PROP-7003', 'PROP-7002', 'PROP-7001', 'PROP-7004'];
  expect(shown()).toEqual(urgent);
  const select = screen.getByLabelText('Trier par');
  expect(select).toHaveDisplayValue('Les plus urgentes d’abord');
  await user.selectOptions(select, 'Date de validité, la plus lointaine d’abord');
  expect(location()).toBe(`${PATH}?tri=validUntil`);
  expect(shown()[0]).toBe('PROP-7003');
  await user.selectOptions(select, 'Les plus urgentes d’abord');
  expect(location()).toBe(PATH);
  expect(shown()).toEqual(urgent);
});

it('says so when someone has no proposal yet', async () => {
  await open('nouveau');
  expect(await screen.findByText('Aucune proposition pour le moment')).toBeInTheDocument();
});

it('says so when a project has no proposal to show', async () => {
  await renderScreen(<PropositionCards project={{ id: 12, status: 'open' }} />, {
    as: 'agent',
    transport: overBackOffice({ 'GET /admin/api/ficodevquotes': ok([]) }),
  });
  expect(await screen.findByText('Aucune proposition à afficher')).toBeInTheDocument();
});
