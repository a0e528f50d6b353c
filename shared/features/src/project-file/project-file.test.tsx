import {
  fact,
  ofApplicant,
  ok,
  overBackOffice,
  personas,
  recordCalls,
  renderScreen,
  seed,
} from '@portal/testing';
import { kit } from '@portal/kit';
import { screen, waitFor, within } from '@testing-library/react';
import { ProjectFile } from './project-file';

const show = (id: number, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<ProjectFile propositions={(project) => <p>Propositions du dossier {project.id}</p>} />, {
    as: 'demandeur',
    route: '/projectFile/:id',
    path: `/projectFile/${String(id)}`,
    ...options,
  });

async function aProject(columns: Readonly<Record<string, string | number | null>> = {}) {
  const owned = await ofApplicant();
  const id = await seed('request', { title: 'Un trois-pièces à Nantes', ...owned, ...columns });
  return {
    id,
    propose: (status: string, validUntil?: string) =>
      seed('quote', {
        ...owned,
        request_id: id,
        internal_status: status,
        ...(validUntil !== undefined && { valid_until: validUntil }),
      }),
  };
}

it('shows the progress, the status, the amount, the way to change it and the six tabs', async () => {
  const { id } = await aProject({
    internal_status: 'signed',
    s_montant_global: '215000.5',
    s_situation_pro: 'cdi',
    times_contacted: 2,
    last_contacted_date: '2026-11-18T10:00:00Z',
    note: 'Achat d’un appartement à louer.',
    s_street1: '3 quai des Étroits',
    s_codepostal: '69005',
    s_ville: 'Lyon',
  });
  const { user } = await show(id);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Un trois-pièces à Nantes' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^Validation des documents, phase 3 sur 6, mandat et documents, étape 5 sur 12/),
  );
  expect(screen.getAllByText('Validation des documents')).not.toHaveLength(0);
  expect(screen.getByText('215 000,50 €', { selector: 'p *' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Modifier' })).toHaveAttribute(
    'href',
    `/editProjectApplicant/${String(id)}`,
  );
  expect(await screen.findByText('Votre conseiller agit')).toBeInTheDocument();

  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent.replace(/\s*\d+$/, ''));
  expect(tabs).toEqual(['Description', 'Etat civil', 'Objet', 'Financement', 'Propositions', 'Contacts']);
  const read = async (tab: string) => {
    await user.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));
    return screen.getByRole('tabpanel', { name: new RegExp(`^${tab}`) });
  };
  expect(await read('Description')).toHaveTextContent('Achat d’un appartement à louer.');
  expect(await read('Etat civil')).toHaveTextContent(/Adresse e-mail/);
  const purpose = await read('Objet');
  expect(purpose).toHaveTextContent(/Type de bien\s*Parts de SCPI/);
  expect(fact('Adresse du bien', purpose)).toHaveTextContent('3 quai des Étroits, 69005 Lyon');
  const financing = await read('Financement');
  expect(fact('Prix à financer', financing)).toHaveTextContent('215 000,50 €');
  expect(fact('Prix du terrain', financing)).toHaveTextContent('Sans objet');
  expect(await read('Propositions')).toHaveTextContent(`Propositions du dossier ${String(id)}`);
  expect(await read('Contacts')).toHaveTextContent(/2 contacts.*18 novembre 2026/);
});

it('puts proposals to study before the status, and leaves out those named Nouvelle', async () => {
  const { id, propose } = await aProject({ internal_status: 'approuved' });
  await propose('draft');
  await propose('declined');
  await propose('open');
  await show(id);
  expect(await screen.findByText('À vous d’agir')).toBeInTheDocument();
  expect(screen.getByText(/^Une proposition attend votre réponse/)).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Propositions 2' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lire la proposition' })).toBeVisible();
});

it('says nothing of whose turn it is while nobody knows whether proposals wait', async () => {
  const { id } = await aProject({ internal_status: 'approuved' });
  const transport = overBackOffice({ 'GET /admin/api/ficodevquotes': 'never' });
  await show(id, { transport });
  expect(await screen.findByText('Chargement de la prochaine étape')).toBeInTheDocument();
  expect(screen.queryByText('Votre conseiller agit')).not.toBeInTheDocument();
});

it('has no message, and nobody to wait for, where the applicant has no account', async () => {
  const { id, propose } = await aProject({ internal_status: 'more_file_requested', customer_user_id: null });
  await show(id, { as: 'admin' });
  expect(await screen.findByText('Ce dossier n’est rattaché à aucun compte de demandeur.')).toBeVisible();
  expect(screen.queryByText(/Message au demandeur|Le demandeur doit agir/)).not.toBeInTheDocument();
  await propose('draft');
  await show(id, { as: 'admin' });
  expect(await screen.findByText(/personne ne peut répondre à la proposition\.$/)).toBeVisible();
});

it('leads to several proposals side by side, and asks no answer to one that has expired', async () => {
  const { id, propose } = await aProject({ internal_status: 'approuved' });
  await propose('draft', '2020-01-31');
  await propose('draft', '2030-02-01');
  await propose('draft', '2030-01-01');
  await show(id);
  expect(
    await screen.findByText(
      'Deux propositions attendent votre réponse, la première jusqu’au 1er janvier 2030.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Comparer les propositions' })).toHaveAttribute(
    'href',
    `/propositionsList/compare?dossier=${String(id)}`,
  );
});

it.each([
  ['demandeur', undefined, 'À vous d’agir'],
  ['admin', 'true', 'Le demandeur doit agir'],
] as const)('lights what is pending for who answers alone, seen by %s', async (as, others, turn) => {
  const { id, propose } = await aProject({ internal_status: 'approuved' });
  await propose('draft', '2030-02-01');
  await show(id, { as });
  expect(await screen.findByRole('region', { name: turn })).toBeVisible();
  const progress = screen.getByRole('progressbar', { name: 'Avancement du dossier' });
  expect(progress.dataset['othersTurn']).toBe(others);
  expect(
    screen.getByRole('region', { name: as === 'admin' ? 'Suivi du dossier' : 'Votre conseiller' }),
  ).toBeVisible();
});

it.each([
  ['agent', undefined],
  ['directeur', 'true'],
] as const)('lights what its adviser has to do for the adviser alone, seen by %s', async (as, others) => {
  const { id } = await aProject({ internal_status: 'processed', s_email_agent: personas.agent });
  await show(id, { as });
  const progress = await screen.findByRole('progressbar', { name: 'Avancement du dossier' });
  expect(progress.dataset['othersTurn']).toBe(others);
});

it('has all that staff asks first in its head: whom to call, the status, the amount and whose turn it is', async () => {
  const { id } = await aProject({
    internal_status: 'more_file_requested',
    s_montant_global: '215000.5',
    phone: '0639987296',
  });
  await show(id, { as: 'admin' });
  const head = within(await screen.findByRole('banner'));
  expect(head.getByRole('link', { name: 'Appeler' })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(head.getByText('Documents incomplets')).toBeVisible();
  expect(head.getByText('215 000,50 €')).toBeVisible();
  expect(await head.findByRole('region', { name: 'Le demandeur doit agir' })).toBeVisible();
});

it('names the adviser, the agent and how to reach them', async () => {
  const { id } = await aProject({ internal_status: 'processed', s_email_agent: 'agent@example.com' });
  await show(id);
  const adviser = await screen.findByRole('region', { name: 'Votre conseiller' });
  await waitFor(() => expect(adviser).toHaveTextContent(/Dossier géré par/));
  expect(within(adviser).getByRole('link', { name: 'Écrire' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^mailto:.*subject=Dossier%20n%C2%B0%20${String(id)}$`)),
  );
});

it.each([
  ['more_info_requested', 'Phase 2 sur 6, étude du dossier'],
  ['rejected', 'Votre conseiller vous explique pourquoi sur demande'],
])('says of %s who acts and in which phase, or how it ended: %s', async (internal_status, words) => {
  const { id } = await aProject({ internal_status });
  await show(id);
  expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
});

it('names a choice as the back office does once someone comes near the tabs, and asks for no list before', async () => {
  const { id } = await aProject({ s_situation_pro: 'salarie_en_cdi' });
  const situations = kit().settings.lookupPaths.professionalSituation;
  const renamed = { id: 'salarie_en_cdi', name: 'CDI du privé', priority: 1 };
  const { transport, names } = recordCalls(overBackOffice({ [`GET ${situations}`]: ok([renamed]) }));
  const { user } = await show(id, { transport });
  expect(await screen.findByText(`Propositions du dossier ${String(id)}`)).toBeInTheDocument();
  expect(screen.getByText('Emploi en CDI')).toBeInTheDocument();
  expect(names()).not.toContain(`GET ${situations}`);
  await user.click(screen.getByRole('tab', { name: 'Etat civil' }));
  expect(await screen.findByText('CDI du privé')).toBeVisible();
});

it('says nothing of a turn to answer once a proposal was accepted', async () => {
  const { id, propose } = await aProject({ internal_status: 'approuved' });
  await propose('accepted', '2030-02-01');
  await propose('draft', '2030-01-01');
  await show(id);
  expect(await screen.findByText('Votre conseiller agit')).toBeVisible();
  expect(screen.queryByText(/attend(?:ent)? votre réponse/)).not.toBeInTheDocument();
});
