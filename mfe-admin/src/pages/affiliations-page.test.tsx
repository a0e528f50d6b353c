import type { Transport } from '@portal/kit';
import { ok, overBackOffice, type Persona, renderScreen, recordDownloads } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, within } from '@testing-library/react';
import AffiliationsPage from './affiliations-page';

beforeAll(() => installJsdomDialog());

const PATH = '/affiliations';
const LIST = 'GET /admin/api/extendaffiliations';
const open = (as: Persona, transport?: Transport, path = PATH) =>
  renderScreen(<AffiliationsPage />, { as, path, transport });

it('shows name, key, supervisor e-mail and URL, the key as the link of the portal that bears it', async () => {
  await open('directeur');
  const table = await screen.findByRole('table');
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Nom',
    'Clé',
    'E-mail du superviseur',
    'URL',
    'Actions',
  ]);
  const [, first] = within(table).getAllByRole('row');
  if (first === undefined) throw new Error('no row');
  const key = within(first).getAllByRole('cell')[1]?.textContent ?? '';
  expect(within(first).getByRole('link', { name: key })).toHaveAttribute(
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

it('says so when there is none', async () => {
  await open('admin', overBackOffice({ [LIST]: ok([]) }));
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
    const { names } = recordDownloads();
    await user.click(within(dialog).getByRole('button', { name: 'Télécharger en SVG' }));
    expect(names).toEqual(['code-qr-CABINET-NOVA.svg']);
    // jsdom has no canvas, as some hardened browsers.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    await user.click(within(dialog).getByRole('button', { name: 'Télécharger en PNG' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Le fichier SVG contient le même code.');
  });

  it('is sent with a text that is ready, copied or opened as a mail', async () => {
    const { user } = await openLinks();
    await user.click(await screen.findByRole('button', { name: 'Code QR, Cabinet Nova' }));
    await user.click(await screen.findByText('Textes prêts à envoyer'));
    await user.click(screen.getByRole('button', { name: 'Copier, Message court' }));
    expect(await screen.findByText('Texte copié.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain(LINK);
    const mail = screen.getByRole('link', { name: 'Ouvrir dans votre messagerie' }).getAttribute('href');
    expect(new URL(mail ?? '').searchParams.get('body')).toContain(LINK);
  });
});
