import type { Transport } from '@portal/kit';
import {
  backOfficeTransport,
  ofApplicant,
  type Persona,
  personas,
  renderScreen,
  seed,
} from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, within } from '@testing-library/react';
import ProjectFilePage from './project-file-page';
import ProjectFormPage from './project-form-page';
import ProjectSavedPage from './project-saved-page';
import PropositionDetailsPage from './proposition-details-page';

beforeAll(installJsdomDialog);

/** A project of the demo applicant, which the demo agent follows. */
async function aFollowedProject(columns: Readonly<Record<string, string>> = {}): Promise<number> {
  return seed('request', {
    ...(await ofApplicant()),
    title: 'Un deux-pièces à Lille',
    first_name: 'Hugo',
    last_name: 'Delcourt',
    internal_status: 'processed',
    s_email_agent: personas.agent,
    ...columns,
  });
}

const openFile = (as: Persona, id: number, transport?: Transport) =>
  renderScreen(<ProjectFilePage />, { as, path: `/${String(id)}`, route: '/:id', transport });
const openForm = (as: Persona, id: number, transport?: Transport) =>
  renderScreen(<ProjectFormPage />, { as, path: `/${String(id)}`, route: '/:id', transport });
const followUp = () => screen.findByRole('region', { name: 'Suivi du dossier' });

it('gives the applicant’s name, phone and e-mail at the top of a file', async () => {
  const id = await aFollowedProject({ phone: '06.39.98 12 04', email: 'hugo@example.org' });
  await openFile('admin', id);
  const applicant = within(await screen.findByRole('region', { name: 'Demandeur' }));
  expect(applicant.getByText('Hugo Delcourt')).toBeInTheDocument();
  expect(applicant.getByText(/^06.39.98.12.04$/)).toBeInTheDocument();
  expect(applicant.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', 'tel:+33639981204');
  expect(applicant.getByRole('link', { name: 'Écrire' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:hugo%40example\.org/),
  );
});

it('gives the applicant on a proposition too, and nobody a message to oneself', async () => {
  const id = await aFollowedProject({ phone: '', email: 'AGENT@intergestion.example' });
  const { customer_id } = await ofApplicant();
  const quote = await seed('quote', { request_id: id, customer_id, internal_status: 'draft' });
  await renderScreen(<PropositionDetailsPage />, {
    as: 'agent',
    path: `/${String(quote)}`,
    route: '/:id',
  });
  const applicant = within(await screen.findByRole('region', { name: 'Demandeur' }));
  expect(applicant.getByText('Hugo Delcourt')).toBeInTheDocument();
  expect(applicant.queryByRole('link')).not.toBeInTheDocument();
});

const mails = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('mailto:'));

it('sends nobody of the agency to the public contact form about a file without an agent', async () => {
  const id = await aFollowedProject({ s_email_agent: '' });
  await openFile('directeur', id);
  const card = within(await followUp());
  expect(card.getByText('Sans agent')).toBeInTheDocument();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});

it('leaves an agent no way to write to themselves, and others the way to write to the agent', async () => {
  const id = await aFollowedProject({ phone: '', email: 'hugo@example.org' });
  const toAgent = `mailto:agent%40intergestion.example?subject=Dossier%20n%C2%B0%20${String(id)}`;
  const toApplicant = `mailto:hugo%40example.org?subject=Dossier%20n%C2%B0%20${String(id)}`;
  await openFile('agent', id);
  expect(within(await followUp()).getByText('agent@intergestion.example')).toBeInTheDocument();
  expect(mails()).toEqual([toApplicant]);
  await openFile('directeur', id);
  expect(within(await followUp()).getByRole('link', { name: /^Écrire/ })).toHaveAttribute('href', toAgent);
  expect(mails()).toEqual([toApplicant, toAgent]);
});

it('reads no sentence to staff that speaks to an applicant, in the form and after it', async () => {
  const id = await aFollowedProject();
  const asked: string[] = [];
  const transport: Transport = (call) => {
    asked.push(call.url);
    return backOfficeTransport(call);
  };
  await openForm('directeur', id, transport);
  expect(await screen.findByRole('button', { name: 'MODIFIER VOTRE PROJET' })).toBeInTheDocument();
  const toApplicants = () => screen.queryAllByText(/votre (conseiller|agence|apport|taux|solvabilité)/i);
  expect(screen.getByRole('region', { name: 'Ce qu’il reste à remplir' })).toBeInTheDocument();
  expect(
    screen.getByText('Le statut, le gestionnaire et l’agent se changent dans le dossier.'),
  ).toBeInTheDocument();
  expect(toApplicants()).toEqual([]);
  await renderScreen(<ProjectSavedPage />, { as: 'directeur', path: '/ConfirmAddEditProject', transport });
  expect(screen.getByRole('heading', { level: 1, name: 'Le projet est enregistré' })).toBeInTheDocument();
  // Opened by its address, the page does not know what was saved.
  expect(screen.queryByText(/La nouvelle version/)).not.toBeInTheDocument();
  expect(toApplicants()).toEqual([]);
  expect(asked.filter((url) => /page_intergestion\/(8|9)\b/.test(url))).toEqual([]);
});
