import type { Transport } from '@portal/kit';
import {
  type FakeAnswer,
  ok,
  overBackOffice,
  type Persona,
  recordCalls,
  recordDownloads,
  renderScreen,
} from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { NEVER } from 'rxjs';
import AffiliationsPage from './affiliations-page';
import UserListPage from './user-list-page';

beforeAll(() => installJsdomDialog());

const PATH = '/affiliations';
const LIST = 'GET /admin/api/extendaffiliations';
const open = (as: Persona, transport?: Transport, path = PATH) =>
  renderScreen(<AffiliationsPage />, { as, path, transport });

it('shows key, name, supervisor e-mail, URL, and the link of the portal with the key', async () => {
  await open('directeur');
  const table = await screen.findByRole('table');
  for (const name of ['Clé', 'Nom', 'E-mail du superviseur', 'URL']) {
    expect(within(table).getByRole('columnheader', { name })).toBeInTheDocument();
  }
  const [, first] = within(table).getAllByRole('row');
  if (first === undefined) throw new Error('no row');
  const key = within(first).getAllByRole('cell')[0]?.textContent ?? '';
  expect(within(first).getByRole('link', { name: /\?agent=/ })).toHaveAttribute(
    'href',
    `${window.location.origin}/?agent=${encodeURIComponent(key)}`,
  );
});

it('the add button of affiliations, which as observed does nothing, says why and what to do', async () => {
  const { user, location } = await open('admin');
  await screen.findByRole('table');
  const add = screen.getByRole('button', { name: 'Ajouter' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(add).toHaveAccessibleDescription(
    'Une affiliation se crée dans le back-office du réseau, pas sur cet écran.',
  );
  await user.click(add);
  expect(location()).toBe(PATH);
});

it('never links to an address that is not of the web', async () => {
  const hostile = {
    id: 1,
    affiliate_key: 'K',
    name: 'Nom',
    email: 'a@b.example',
    url: 'javascript:alert(1)',
  };
  await open('admin', overBackOffice({ [LIST]: ok([hostile]) }));
  expect(await screen.findByText('javascript:alert(1)')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'javascript:alert(1)' })).not.toBeInTheDocument();
});

it('says so when there is none, and offers to try again when they cannot be loaded', async () => {
  let answer: FakeAnswer = 'no network';
  const { user } = await open('admin', overBackOffice({ [LIST]: () => answer }));
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  answer = ok([]);
  await user.click(retry);
  expect(await screen.findByText('Aucune affiliation')).toBeInTheDocument();
});

describe('the link of an affiliation', () => {
  const NOVA = {
    id: 3,
    affiliate_key: 'CABINET-NOVA',
    name: 'Cabinet Nova',
    email: 'superviseur@intergestion.example',
    url: 'https://www.example.org/nova',
  };
  const LINK = `${window.location.origin}/?agent=CABINET-NOVA`;
  const openLinks = (rows: readonly object[] = [NOVA]) => open('admin', overBackOffice({ [LIST]: ok(rows) }));

  it('is copied, and says so', async () => {
    const { user } = await openLinks();
    await user.click(await screen.findByRole('button', { name: 'Copier le lien, Cabinet Nova' }));
    expect(await screen.findByText('Lien « Cabinet Nova » copié.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  it('is shown to be copied by hand when the browser refuses', async () => {
    const { user } = await openLinks();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await user.click(await screen.findByRole('button', { name: 'Copier le lien, Cabinet Nova' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(LINK);
    expect(screen.queryByText('Lien « Cabinet Nova » copié.')).not.toBeInTheDocument();
  });

  it('is drawn as a code whose text alternative is the address, dark on white, without inline style', async () => {
    const { user } = await openLinks();
    await user.click(await screen.findByRole('button', { name: 'Code QR, Cabinet Nova' }));
    const dialog = await screen.findByRole('dialog', { name: 'Lien d’affiliation' });
    const code = await within(dialog).findByRole('img', { name: LINK });
    expect(code.outerHTML).toMatch(/<rect[^>]*fill="white"[^>]*><\/rect><path[^>]*fill="black"/);
    expect(code.outerHTML).not.toContain('style');
    expect(dialog).toHaveTextContent(LINK);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Code QR, Cabinet Nova' })).toHaveFocus();
  });

  it('is saved as a drawing, and printed as a card', async () => {
    const { blobs, names } = recordDownloads();
    const print = jest.fn();
    window.print = print;
    const { user } = await openLinks();
    await user.click(await screen.findByRole('button', { name: 'Code QR, Cabinet Nova' }));
    await user.click(await screen.findByRole('button', { name: 'Télécharger en SVG' }));
    expect(names).toEqual(['code-qr-CABINET-NOVA.svg']);
    expect(blobs[0]?.size).toBeGreaterThan(1000);
    await user.click(await screen.findByRole('button', { name: 'Imprimer la carte' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(
      screen.getAllByText('Scannez ce code pour déposer votre projet de financement en ligne.').length,
    ).toBeGreaterThan(0);
  });

  it('is sent with a text that is ready, copied or opened as a mail, or selected by hand', async () => {
    const { user } = await openLinks();
    await user.click(await screen.findByRole('button', { name: 'Code QR, Cabinet Nova' }));
    await user.click(await screen.findByText('Textes prêts à envoyer'));
    await user.click(screen.getByRole('button', { name: 'Copier, Message court' }));
    expect(await screen.findByText('Texte copié.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain(LINK);
    const mail = screen.getByRole('link', { name: 'Ouvrir dans votre messagerie' }).getAttribute('href');
    expect(new URL(mail ?? '').searchParams.get('body')).toContain(LINK);

    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copier, E-mail' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Sélectionnez le texte ci-dessus');
    expect(screen.queryByText('Texte copié.')).not.toBeInTheDocument();
  });

  it('leaves with the list for a spreadsheet, which runs nothing it holds', async () => {
    const saved = recordDownloads();
    const { user } = await openLinks([
      { ...NOVA, id: 2, affiliate_key: '=1+1', name: 'Autre' },
      ...[3, 4, 5, 6].map((id) => ({ ...NOVA, id })),
    ]);
    await screen.findByRole('table');
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher' }), 'autre');
    await screen.findByText(/^1.affiliation sur 5$/);
    await user.click(screen.getByRole('button', { name: 'Exporter (CSV)' }));
    expect(await screen.findByText(/^1.ligne dans affiliations-/)).toBeInTheDocument();
    const text = (await saved.lines()).join('\n');
    expect(text).toContain(`'=1+1;Autre;superviseur@intergestion.example;https://www.example.org/nova;`);
    expect(text).not.toContain('Cabinet Nova');
  });
});

it('is searched by any of its columns, in the address too', async () => {
  const { user } = await open('admin', undefined, `${PATH}?q=agence`);
  const table = await screen.findByRole('table');
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(5));
  await user.type(screen.getByRole('searchbox', { name: 'Rechercher' }), ' de personne');
  await user.click(await screen.findByRole('button', { name: 'Effacer la recherche' }));
  expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveFocus();
  expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(15);
});

it('shows the shape of what comes, and costs one signed call', async () => {
  const calls = recordCalls(() => NEVER);
  await open('admin', calls.transport);
  expect(screen.getByText('Chargement des affiliations')).toBeInTheDocument();
  await waitFor(() =>
    expect(calls.names().filter((name) => name.includes('/admin/api/'))).toEqual([
      'GET /admin/api/extendaffiliations',
    ]),
  );
});

it.each([
  ['affiliations', AffiliationsPage, PATH, LIST, 'affiliation'],
  ['users', UserListPage, '/usersList', 'GET /admin/api/customer_users', 'utilisateur'],
] as const)('never draws all %s for a first search, nor their count', async (_, Page, path, call, noun) => {
  const rows = ['Alba', 'Brume'].map((name, index) => ({
    id: index + 1,
    affiliate_key: `cle-${String(index)}`,
    name,
    lastName: name,
    firstName: 'Ada',
    email: 'a@b.example',
    url: 'https://b.example',
    roles: [4],
  }));
  const drawn: (string | null)[] = [];
  const look = () => {
    if (screen.queryByRole<HTMLInputElement>('searchbox')?.value === 'alba')
      drawn.push(document.body.textContent);
  };
  const { user } = await renderScreen(
    <Profiler id="list" onRender={look}>
      <Page />
    </Profiler>,
    { as: 'admin', path, transport: overBackOffice({ [call]: ok(rows) }) },
  );
  await screen.findByText(`2 ${noun}s`);
  await user.click(screen.getByRole('searchbox'));
  await user.paste('alba');
  expect(await screen.findByText(`1 ${noun} sur 2`)).toBeInTheDocument();
  expect(drawn.filter((text) => text?.includes('Brume') === true || text?.includes(`2 ${noun}s`))).toEqual(
    [],
  );
  expect(drawn).not.toEqual([]);
});
