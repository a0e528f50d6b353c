import type { Transport } from '@portal/kit';
import {
  backOfficeTransport,
  fact,
  type FakeAnswers,
  ofApplicant,
  ok,
  outage,
  overBackOffice,
  type Persona,
  renderScreen,
  seed,
} from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import HomePage from './home-page';

const REQUESTS = '/admin/api/requests';
const QUOTES = '/admin/api/ficodevquotes';

const open = (as: Persona, transport: Transport = backOfficeTransport) =>
  renderScreen(<HomePage />, { as, path: '/applicant/home', route: '/applicant/home', transport });

const openWith = (answers: FakeAnswers, as: Persona = 'demandeur') => open(as, overBackOffice(answers));

async function aNewestProject(columns: Readonly<Record<string, string | number | null>>): Promise<number> {
  return seed('request', { ...(await ofApplicant()), ...columns });
}

const block = (name: string) => screen.getByRole('region', { name });
const lastProject = () => screen.findByRole('article');

describe('the last project', () => {
  it('shows every field, and opens the file', async () => {
    const id = await aNewestProject({
      title: 'Un trois-pièces à Nantes',
      internal_status: 'signed',
      s_montant_global: '215000.5',
      s_email_agent: 'agent@intergestion.example',
      times_contacted: 2,
      last_contacted_date: '2026-11-18T10:00:00Z',
      created_at: '2030-01-31T10:00:00Z',
    });
    const { user, location } = await open('demandeur');
    const card = within(await lastProject());

    expect(block('VOTRE DERNIER PROJET')).toContainElement(await lastProject());
    expect(card.getByRole('heading', { name: 'Un trois-pièces à Nantes' })).toBeVisible();
    expect(await card.findByText('Paris Nord')).toBeVisible();
    expect(card.getByText(`Dossier n° ${String(id)}, créé le 31 janvier 2030`)).toBeVisible();
    expect(card.getByText('Parts de SCPI, investissement locatif')).toBeVisible();
    expect(card.getByText('215 000,50 €')).toHaveTextContent(/^215\s000,50\s€$/);
    expect(card.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/étape 5 sur 12/),
    );
    expect(card.queryByText(/%|Phase/)).not.toBeInTheDocument();
    expect(fact('Demandeur')).toHaveTextContent('Camille Essai');
    await waitFor(() => expect(fact('Via')).not.toHaveTextContent('@'));
    await waitFor(() => expect(fact('Dossier géré par')).toHaveTextContent('Aurélien Tissot'));
    expect(fact('Contacts')).toHaveTextContent('2 contacts, dernier le 18 novembre 2026');
    // The name above the e-mail is that of its owner, not of the manager.
    expect(block('Votre conseiller')).toHaveTextContent(/Thị Ánh Nguyễn.{0,40}agent@intergestion\.example/);
    expect(block('Votre conseiller')).not.toHaveTextContent('Aurélien Tissot');

    await user.click(card.getByRole('link', { name: 'ACCEDEZ AU DOSSIER' }));
    expect(location()).toBe(`/projectFile/${String(id)}`);
  });

  it('is the one that was created last, and counts a contact whose day is not known', async () => {
    await openWith({
      [`GET ${REQUESTS}`]: ok([
        { id: 1, title: 'Ancien', createdAt: '2026-01-01T00:00:00Z' },
        { id: 2, title: 'Dernier', createdAt: '2026-03-01T00:00:00Z', timesContacted: 1 },
        { id: 3, title: 'Sans date' },
      ]),
    });
    expect(within(await lastProject()).getByRole('heading', { name: 'Dernier' })).toBeVisible();
    expect(fact('Contacts')).toHaveTextContent(/^1.contact$/);
  });
});

describe('the new proposals', () => {
  const quote = (id: number, validUntil: string | null) => ({
    id,
    poNumber: `PROP-${String(id)}`,
    internal_status: 'draft',
    createdAt: '2026-11-02T10:00:00Z',
    validUntil,
  });

  it('that wait show number, status, both dates and the way to each; the most urgent first', async () => {
    const { user, location } = await openWith({
      [`GET ${QUOTES}`]: ok([
        quote(4, '2020-01-01'),
        { ...quote(5, null), request: 9 },
        { ...quote(6, null), request: 9, internal_status: 'accepted' },
        quote(1, null),
        quote(2, '2030-02-01'),
        quote(3, '2030-01-01'),
      ]),
    });
    const news = within(await screen.findByRole('region', { name: 'LES NOUVELLES PROPOSITIONS' }));
    const cards = await news.findAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Proposition PROP-3',
      'Proposition PROP-2',
      'Proposition PROP-1',
    ]);
    const [first, , last] = cards;
    if (first === undefined || last === undefined) throw new Error('no card');
    expect(first).toHaveTextContent('Proposition à étudier');
    expect(fact('Créée le', first)).toHaveTextContent('2 novembre 2026');
    expect(fact('Valable jusqu’au', first)).toHaveTextContent('1er janvier 2030');
    expect(fact('Valable jusqu’au', last)).toHaveTextContent('Sans limite');

    await user.click(within(first).getByRole('link', { name: 'ACCEDEZ A LA PROPOSITION' }));
    expect(location()).toBe('/propositionDetailsPage/3');
  });

  it('await nothing of staff who open the page by its address', async () => {
    await openWith({ [`GET ${QUOTES}`]: ok([quote(1, null)]) }, 'agent');
    const news = within(await screen.findByRole('region', { name: 'LES NOUVELLES PROPOSITIONS' }));
    expect(await news.findAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Répondre' })).not.toBeInTheDocument();
  });

  it('can be asked for again when they failed, while the project stays', async () => {
    const { transport, end } = outage({ [`GET ${QUOTES}`]: { status: 500 } });
    const { user } = await open('demandeur', transport);
    const news = within(await screen.findByRole('region', { name: 'LES NOUVELLES PROPOSITIONS' }));
    await news.findByText('Les nouvelles propositions n’ont pas pu être chargées');
    expect(await lastProject()).toBeVisible();
    end();
    await user.click(news.getByRole('button', { name: 'Réessayer' }));
    expect(await news.findAllByRole('link', { name: 'ACCEDEZ A LA PROPOSITION' })).not.toHaveLength(0);
  });
});

describe('what the last project says', () => {
  const project = { id: 9, title: 'Dernier', internal_status: 'processed', customer: 59 };
  const sent = (id: number) => ({ id, request: 9, internal_status: 'draft', createdAt: '2026-11-02' });

  it.each([
    ['the one proposal that waits', [sent(1)], '/propositionDetailsPage/1'],
    ['the comparison of several', [sent(1), sent(2)], '/propositionsList/compare?dossier=9'],
  ])('leads from its amber band to %s, and to nothing else as loudly', async (_, proposals, address) => {
    await openWith({ [`GET ${REQUESTS}`]: ok([project]), [`GET ${QUOTES}`]: ok(proposals) });
    const band = within(await screen.findByRole('region', { name: 'À vous d’agir' }));
    expect(await band.findByRole('link', { name: 'Répondre' })).toHaveAttribute('href', address);
    expect(screen.getAllByText(/votre réponse/)).toHaveLength(1);
    expect(fact('Dossier géré par')).toBeVisible();
    expect(screen.queryByText('Via')).not.toBeInTheDocument();
  });

  it('keeps the place of its agency until the name has come', async () => {
    await openWith({
      [`GET ${REQUESTS}`]: ok([project]),
      [`GET ${QUOTES}`]: ok([]),
      'GET /admin/api/customers/59': 'never',
    });
    const number = within(await lastProject()).getByText('Dossier n° 9');
    // oxlint-disable-next-line testing-library/no-node-access -- a place has no name
    expect(number.previousElementSibling).toHaveTextContent(/^$/);
  });
});

describe('the home of an applicant', () => {
  it('has the shape of what comes while it loads, under titles that are there already', async () => {
    await openWith({ [`GET ${REQUESTS}`]: 'never', [`GET ${QUOTES}`]: 'never' });
    const project = within(block('VOTRE DERNIER PROJET'));
    expect(project.getByText('Chargement de votre dernier projet')).toBeInTheDocument();
    expect(project.getByRole('heading', { name: 'VOTRE DERNIER PROJET' })).toBeVisible();
    const news = within(block('LES NOUVELLES PROPOSITIONS'));
    expect(news.getByText('Chargement des nouvelles propositions')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Déposer un projet' })).toBeVisible();
  });

  it('says in the words of the specification that there is nothing yet, and always ends with the way to submit a project', async () => {
    const { user, location } = await open('nouveau');
    expect(await screen.findByText("VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT")).toBeVisible();
    expect(await screen.findByText("VOUS N'AVEZ AUCUNE PROPOSITION POUR LE MOMENT")).toBeVisible();
    expect(screen.queryByText('Votre conseiller')).not.toBeInTheDocument();
    // One way to it, not one in each block.
    expect(screen.getAllByRole('link', { name: 'Déposer un projet' })).toHaveLength(1);
    const call = within(block('VOUS SOUHAITEZ FINANCER VOTRE PROJET\u202F?'));
    await user.click(call.getByRole('link', { name: 'Déposer un projet' }));
    expect(location()).toBe('/editProjectApplicant');
  });

  it('refuses once, as a whole, an account that may see nothing of it', async () => {
    await openWith({ [`GET ${REQUESTS}`]: { status: 403 }, [`GET ${QUOTES}`]: { status: 403 } });
    await waitFor(() => expect(screen.queryByText('VOTRE DERNIER PROJET')).not.toBeInTheDocument());
    expect(screen.getAllByText('Votre compte ne donne pas accès à cette page')).toHaveLength(1);
    expect(screen.queryByText('LES NOUVELLES PROPOSITIONS')).not.toBeInTheDocument();
  });
});
