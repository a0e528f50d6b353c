import {
  backOfficeTransport,
  fakeTransport,
  ofApplicant,
  overBackOffice,
  recordCalls,
  renderScreen,
  seed,
} from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import HomePage from './home/home-page';
import AddressBookPage from './pages/address-book-page';
import ProfileFormPage from './pages/profile-form-page';
import ProfilePage from './pages/profile-page';
import ProjectFilePage from './pages/project-file-page';
import ProjectFormPage from './pages/project-form-page';
import ProjectListPage from './pages/project-list-page';
import ProjectSavedPage from './pages/project-saved-page';
import PropositionDetailsPage from './pages/proposition-details-page';
import PropositionListPage from './pages/proposition-list-page';

// The error catalogue of the specification (section 8), for the applicant's screens. Sign-in and registration are in
// `mfe-public/src/error-catalogue.test.tsx`; 'Loading...' is tested in the shell, a 401 in the kit.

installJsdomDialog();

const showProposition = (id: number) =>
  renderScreen(<PropositionDetailsPage />, { as: 'demandeur', path: `/${String(id)}`, route: '/:id' });

it.each<[string, ReactNode]>([
  ['the home', <HomePage key="home" />],
  ['the proposals', <PropositionListPage key="propositions" />],
])(
  "missing customer id on %s is the error 'Customer ID is null', and asks for nobody's files",
  async (_, page) => {
    const calls = recordCalls();
    const { kit, problems } = await renderScreen(page, { transport: calls.transport });
    kit.session.open({
      email: 'sans.agence@intergestion.example',
      token: 'a'.repeat(40),
      stayConnected: false,
    });
    kit.session.identify({ profileId: 7, customer: null, roleIds: [2] });
    await waitFor(() => expect(problems.map(({ message }) => message)).toContain('Customer ID is null'));
    expect(await screen.findAllByRole('button', { name: 'Réessayer' })).not.toHaveLength(0);
    expect(calls.names().filter((name) => name.includes('/admin/api/requests'))).toEqual([]);
  },
);

it.each([
  ['empty', ''],
  ['invalid', '***'],
])(
  "attachment download with empty or invalid content %s content is logged: 'File content is empty or not valid'",
  async (_, content) => {
    const owned = await ofApplicant();
    const file = await seed('file', 'x', { content });
    const id = await seed('quote', { ...owned, s_quote_att_1: file });
    const { user, problems } = await showProposition(id);
    await user.click(await screen.findByRole('button', { name: /^Télécharger / }));
    expect(
      await screen.findByText('Cette pièce jointe est vide ou illisible. Contactez votre conseiller.'),
    ).toBeVisible();
    expect(problems.map(({ message }) => message)).toContain('File content is empty or not valid');
  },
);

it("proposition without request is logged: 'Proposition request is null', and shown all the same", async () => {
  const id = await seed('quote', {
    ...(await ofApplicant()),
    po_number: 'PROP-SEULE',
    request_id: null,
  });
  const { problems } = await showProposition(id);
  expect(await screen.findByRole('heading', { level: 1, name: 'Proposition PROP-SEULE' })).toBeVisible();
  expect(screen.getByText('Sans projet')).toBeVisible();
  expect(problems.map(({ message }) => message)).toContain('Proposition request is null');
});

it('lookup failures are only logged: the file of a project is read without the lists of choices', async () => {
  const id = await seed('request', { ...(await ofApplicant()), title: 'Sans listes' });
  const lists = /^\/admin\/api\/(requests[a-z]|customers|users|customer_users)/;
  const nothing = fakeTransport({});
  const { problems } = await renderScreen(<ProjectFilePage />, {
    as: 'demandeur',
    path: `/${String(id)}`,
    route: '/:id',
    transport: (call) => (lists.test(call.url) ? nothing(call) : backOfficeTransport(call)),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sans listes' })).toBeVisible();
  await waitFor(() => expect(problems).not.toHaveLength(0));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('page-content failures', () => {
  it.each<[string, number, ReactNode, RegExp]>([
    ['the confirmation of a project', 9, <ProjectSavedPage key="saved" />, /^Votre projet est enregistré$/],
    ['the project form', 8, <ProjectFormPage key="form" />, /^Votre projet de financement$/],
  ])('on %s are stored, and nothing is displayed', async (_, page, screenOf, title) => {
    const path = `/items/page_intergestion/${String(page)}`;
    const calls = recordCalls(overBackOffice({ [`GET ${path}`]: { status: 503 } }));
    const { problems } = await renderScreen(screenOf, { as: 'demandeur', transport: calls.transport });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(calls.names()).toContain(`GET ${path}`));
    await waitFor(() => expect(problems).not.toHaveLength(0));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are said in the help of a list, once it is asked for', async () => {
    const path = '/items/page_intergestion/11';
    const calls = recordCalls(overBackOffice({ [`GET ${path}`]: { status: 503 } }));
    const { user } = await renderScreen(<ProjectListPage />, { as: 'demandeur', transport: calls.transport });
    const help = await screen.findByRole('button', { name: /^Aide.: Vos projets$/ });
    expect(calls.names()).not.toContain(`GET ${path}`);
    await user.click(help);
    const dialog = within(await screen.findByRole('dialog', { name: /^Aide.: Vos projets$/ }));
    expect(await dialog.findByText(/^Cette aide n’est pas disponible pour le moment\.$/)).toBeVisible();
  });
});

it.each<[string, ReactNode, string]>([
  ['the projects', <ProjectListPage key="projects" />, 'Chargement des projets'],
  ['the proposals', <PropositionListPage key="propositions" />, 'Chargement des propositions'],
  ['the profile', <ProfilePage key="profile" />, 'Chargement de votre profil'],
  ['the profile form', <ProfileFormPage key="form" />, 'Chargement de votre profil'],
  ['the address book', <AddressBookPage key="addresses" />, 'Chargement des adresses'],
  ['a project', <ProjectFilePage key="file" />, 'Chargement du dossier'],
  ['a project to change', <ProjectFormPage key="edit" />, 'Chargement du projet'],
  ['a proposal', <PropositionDetailsPage key="details" />, 'Chargement de la proposition'],
])('loading of %s is a skeleton, said once', async (_, page, label) => {
  await renderScreen(page, {
    as: 'demandeur',
    path: '/7',
    route: '/:id',
    transport: (call) => fakeTransport({ [`${call.method} ${call.url.split('?')[0] ?? ''}`]: 'never' })(call),
  });
  expect(screen.getByText(label)).toHaveAttribute('role', 'status');
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});
