import { backOfficeForTests, fakeTransport, type Persona, renderScreen } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, within } from '@testing-library/react';
import ProjectFilePage from './project-file-page';
import ProjectListPage from './project-list-page';

beforeAll(installJsdomDialog);

const LIST = '/projectsListPage';
const STAFF: readonly Persona[] = ['agent', 'directeur', 'admin'];

/** A project that the agent of the demo follows in their agency, three times in contact with its applicant. */
async function aFollowedProject(): Promise<number> {
  const { kit } = await renderScreen(null, { as: 'agent' });
  const { customer, email } = kit.session.current();
  const applicant = await renderScreen(null, { as: 'demandeur' });
  const backOffice = await backOfficeForTests();
  return backOffice.seed('request', {
    title: 'Un deux-pièces à Lille',
    customer_id: customer,
    customer_user_id: applicant.kit.session.current().profileId,
    first_name: 'Hugo',
    last_name: 'Delcourt',
    internal_status: 'processed',
    s_email_agent: email,
    times_contacted: 3,
    last_contacted_date: '2026-11-18T10:00:00Z',
    s_montant_global: '215000.5',
  });
}

it.each(STAFF)(
  'shows %s in a row what the card of a project says, and the ways to its file',
  async (persona) => {
    await aFollowedProject();
    await renderScreen(<ProjectListPage />, { as: persona, path: `${LIST}?q=deux-pièces+lille` });
    expect(await screen.findByText(/projets? sur/)).toBeInTheDocument();
    const table = within(await screen.findByRole('table', { name: /^Projets, triés par/ }));
    const [row] = await table.findAllByRole('row', { name: /Un deux-pièces à Lille/ });
    if (row === undefined) throw new Error('no row');
    for (const words of ['Hugo Delcourt', '215 000,50 €', 'Instruction du dossier', /^Via /, '18/11/2026'])
      expect(within(row).getByText(words)).toBeInTheDocument();
    expect(within(row).getByRole('link', { name: 'Un deux-pièces à Lille' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/projectFile\/\d+$/),
    );
  },
);

it.each(STAFF)('shows %s all six tabs of a file, from Description to Contacts', async (persona) => {
  const id = await aFollowedProject();
  const { user } = await renderScreen(<ProjectFilePage />, {
    as: persona,
    path: `/projectFile/${String(id)}`,
    route: '/projectFile/:id',
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Un deux-pièces à Lille' }),
  ).toBeInTheDocument();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent.replace(/\s*\d+$/, ''));
  expect(tabs).toEqual(['Description', 'Etat civil', 'Objet', 'Financement', 'Propositions', 'Contacts']);
  await user.click(screen.getByRole('tab', { name: /^Etat civil/ }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Delcourt');
  await user.click(screen.getByRole('tab', { name: /^Contacts/ }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent(/3 contacts.*18 novembre 2026/);
});

it.each(STAFF)('shows %s the shape of the list while it loads', async (persona) => {
  await renderScreen(<ProjectListPage />, {
    as: persona,
    path: LIST,
    transport: fakeTransport({ 'GET /admin/api/customers': 'never', 'GET /admin/api/requests': 'never' }),
  });
  expect(await screen.findByText('Chargement des projets')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'À relancer' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Exporter (CSV)' })).toHaveAccessibleDescription(
    'La liste n’est pas encore complète.',
  );
});

it.each(STAFF)('tells %s that the list cannot be had', async (persona) => {
  await renderScreen(<ProjectListPage />, {
    as: persona,
    path: LIST,
    transport: fakeTransport({
      'GET /admin/api/customers': { status: 500 },
      'GET /admin/api/requests': { status: 500 },
    }),
  });
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
});
