import { addDays, parisDay } from '@portal/domain/format';
import {
  type FakeAnswer,
  type FakeAnswers,
  ok,
  overBackOffice,
  type Persona,
  recordDownloads,
  renderScreen,
} from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useAccess } from '../resource';
import { PropositionListView } from './proposition-list-view';

const Page = () => <PropositionListView title="Propositions" {...useAccess().propositions} />;

const PATH = '/propositionsList';
/** Agent names wait for three other requests: allow for a busy machine. */
const LAST_CALL = { timeout: 10_000 };
const today = parisDay(new Date().toISOString()) ?? '';
const quote = (id: number, status: string, daysLeft: number) => ({
  id,
  poNumber: `PROP-${String(id)}`,
  internal_status: status,
  createdAt: addDays(today, -40),
  validUntil: addDays(today, daysLeft),
});
const open = (bodyOf: readonly unknown[]) =>
  renderScreen(<Page />, {
    as: 'directeur',
    path: PATH,
    transport: overBackOffice({ 'GET /admin/api/ficodevquotes': ok(bodyOf) }),
  });

it.each<[string, FakeAnswer, boolean]>([
  ['keeps the place of each count until it comes', 'never', true],
  ['keeps no place for a count that cannot come', { status: 500 }, false],
])('%s', async (_, answer, isKept) => {
  await renderScreen(<Page />, {
    as: 'directeur',
    path: PATH,
    transport: overBackOffice({ 'GET /admin/api/ficodevquotes': answer }),
  });
  if (!isKept) await screen.findByRole('button', { name: 'Réessayer' });
  for (const name of ['Toutes', 'À étudier'])
    expect(screen.getByRole('button', { name }).innerHTML.includes('data-coming')).toBe(isKept);
});

const requests = [
  { id: 11, s_email_agent: 'agent@intergestion.example', phone: '06.39.98.12 04' },
  { id: 12, s_email_agent: 'parti@example.net' },
  { id: 13, s_email_agent: '' },
];
const quotes = [
  { ...quote(1, 'draft', 30), request: 11 },
  { ...quote(2, 'draft', 30), request: 12 },
  { ...quote(3, 'draft', 30), request: 13 },
  quote(4, 'draft', 30),
];
const openWith = (replies: FakeAnswers, path = PATH) =>
  renderScreen(<Page />, {
    as: 'directeur',
    path,
    transport: overBackOffice({
      'GET /admin/api/ficodevquotes': ok(quotes),
      'GET /admin/api/requests': ok(requests),
      ...replies,
    }),
  });
const shown = () => screen.getAllByRole('link', { name: /^PROP-/ }).map(({ textContent }) => textContent);

it('finds a proposal by how its applicant is reached', async () => {
  const { user } = await openWith({});
  await screen.findByRole('button', { name: /^Expirent sous 7.jours \d/ }, LAST_CALL);
  await user.click(screen.getByRole('searchbox', { name: 'Rechercher' }));
  await user.paste('+33 6 39 98 12 04');
  await waitFor(() => expect(shown()).toEqual(['PROP-1']));
});

describe('the propositions that no agent sees', () => {
  it('are not counted, nor said not to be, while it cannot be told: unknown is not false', async () => {
    await openWith({ 'GET /admin/api/requests': { status: 500 } }, `${PATH}?vue=sans-agent`);
    expect(
      await screen.findByText(/^L’agent de certaines propositions n’a pas pu être vérifié/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sans agent' })).toHaveTextContent(/^Sans agent$/);
    expect(screen.getByRole('button', { name: 'Agent inconnu' })).toHaveTextContent(/^Agent inconnu$/);
    expect(screen.getByRole('button', { name: /^Expirent sous 7.jours 0$/ })).toBeInTheDocument();
    // A proposal without a project certainly has no agent.
    expect(shown()).toEqual(['PROP-4']);
  });

  it('a row says « Sans agent » of those alone of which it is known', async () => {
    const rows = async (replies: FakeAnswers) => {
      await openWith(replies);
      await screen.findByRole('button', { name: /^Expirent sous 7.jours \d/ }, LAST_CALL);
      return screen
        .getAllByRole('row', { name: /PROP-/ })
        .map((row) => within(row).queryByText('Sans agent') !== null);
    };
    expect(await rows({})).toEqual([false, false, true, true]);
    expect(await rows({ 'GET /admin/api/requests': { status: 500 } })).toEqual([false, false, false, true]);
  });
});

it('shows what each proposal announces, and in which view it is', async () => {
  const text =
    'Financement de 100 000 € par le Prêteur A, à taux fixe.\n\nMensualité, assurance comprise : 604,96 €\nTAEG fixe : 4,27 %';
  const month = today.slice(0, 7);
  const { user } = await open([
    { ...quote(1, 'draft', 30), s_quote_detail: text, createdAt: `${month}-01` },
    quote(2, 'expired', -3),
    quote(3, 'draft', -3),
    quote(4, 'open', 30),
    { ...quote(5, 'accepted', -300), updatedAt: `${month}-01` },
    { ...quote(6, 'accepted', -300), updatedAt: '2020-01-01' },
    quote(7, 'draft', 7),
    quote(8, 'draft', 8),
    quote(9, 'open', 3),
  ]);
  for (const [name, count] of [
    ['Toutes', 9],
    ['À étudier', 3],
    ['Expirent sous 7.jours', 1],
    ['Acceptées en ', 1],
    ['En brouillon', 2],
    ['Expirées sans réponse', 2],
  ] as const)
    expect(
      await screen.findByRole(
        'button',
        { name: new RegExp(`^${name}\\p{L}* ?${String(count)}$`, 'u') },
        LAST_CALL,
      ),
    ).toBeInTheDocument();
  const announced = within(screen.getByRole('row', { name: /PROP-1/ }));
  for (const words of ['Prêteur A', /^604,96.€$/, /^4,27.%$/])
    expect(announced.getByText(words)).toBeVisible();
  // What a text does not say is not drawn.
  expect(within(screen.getByRole('row', { name: /PROP-2/ })).queryByText(/[€%]/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Expirées sans réponse/ }));
  expect(shown()).toEqual(['PROP-2', 'PROP-3']);
  // For those who come from the chart of new ones alone.
  expect(screen.queryByRole('button', { name: /^Envoyées/ })).not.toBeInTheDocument();
});

it.each<[Persona, boolean]>([
  ['agent', false],
  ['admin', true],
])('the file for a spreadsheet of %s has the agency: %s', async (persona, hasAgency) => {
  const saved = recordDownloads();
  const { user } = await renderScreen(<Page />, { as: persona, path: PATH });
  const button = await screen.findByRole('button', { name: 'Exporter (CSV)' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
  expect(
    await screen.findByText(new RegExp(`lignes dans propositions-${today}\\.csv\\.$`)),
  ).toBeInTheDocument();
  const [head = '', first = ''] = await saved.lines();
  // The applicant's contact details.
  expect(head).toMatch(/;Téléphone;Adresse e-mail;/);
  const column = head.split(';').indexOf('Agence');
  expect(column >= 0).toBe(hasAgency);
  // The agency's name, not an empty column.
  expect(first.split(';')[column] ?? 'none').not.toBe('');
});
