import {
  backOfficeForTests,
  backOfficeTransport,
  fact,
  personas,
  recordDownloads,
  seed,
} from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { aProposition, QUOTES, show, type Columns } from '../../test/proposition-scene';

const AGENT = { name: 'Thị Ánh Nguyễn', email: personas.agent };

beforeAll(installJsdomDialog);

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

it('shows a proposal, hands its files over, and accepts it after the warning', async () => {
  const file = await seed('file', 'une offre');
  const id = await aProposition({
    s_quote_detail: 'Offre du prêteur A.\n\nDurée : 20 ans\nTAEG fixe : 4,27 %',
    s_quote_att_1: file,
  });
  const { names: saved } = recordDownloads();
  const { user, location } = await show(id);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Proposition PROP-TEST-1' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveValue(60);
  expect(screen.getByText(/^créée le \d/)).toBeInTheDocument();
  expect(screen.getByText(/^valable jusqu’au |^sans date limite$/)).toBeInTheDocument();
  expect(screen.getByText('Offre du prêteur A.')).toBeInTheDocument();
  expect(fact('TAEG fixe')).toHaveTextContent('4,27 %');
  expect(
    await screen.findByRole('link', { name: /^Dossier n°\s\d+, Un trois-pièces à Nantes$/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Imprimer' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /^Télécharger / }));
  await waitFor(() => expect(saved).toHaveLength(1));

  await user.click(screen.getByRole('button', { name: 'Accepter' }));
  const dialog = screen.getByRole('alertdialog', { name: /^Accepter cette proposition/ });
  expect(dialog).toHaveTextContent('Cette action ne peut pas être annulée depuis votre espace.');
  await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(location()).toBe(`/propositionDetailsPage/${String(id)}`);

  await user.click(screen.getByRole('button', { name: 'Accepter' }));
  await user.click(screen.getByRole('button', { name: 'Accepter la proposition' }));
  await waitFor(() => expect(location()).toBe('/propositionsList'));
});

it.each([
  ['demandeur', 1],
  ['admin', 0],
] as const)('tells the borrower alone where the contribution goes (%s: %i)', async (as, times) => {
  const id = await aProposition(
    { s_quote_detail: 'Montant du crédit : 100 000 €\nFrais de dossier : 2 700 €' },
    { s_montant_global: 100_000, s_montant_apport: 5_000, s_montant_travaux: null, s_acquisition: null },
  );
  const words =
    /^Votre apport de 5\s000,00\s€\s: 2\s700,00\s€ paient les frais du crédit, 2\s300,00\s€ restent/;
  await show(id, { as });
  expect(await screen.findByRole('link', { name: /^Dossier n°/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryAllByText(words)).toHaveLength(times));
});

const ANNOUNCED =
  'Durée : 20 ans\nMensualité, assurance comprise : 604,96 €\nAssurance : 25,00 € par mois\nFrais de dossier : 1 800,00 €\nCoût total du crédit : 46 990,29 €\nMontant total dû : 146 990,29 €';

it('says the announced figures first, then what is paid back, and one press of Tab leads to the answer', async () => {
  const id = await aProposition({
    s_quote_detail: `Financement de 100 000 € par le Prêteur A, à taux fixe.\n\n${ANNOUNCED}\nTAEG fixe : 4,27 %\nGarantie : nantissement`,
  });
  const { user } = await show(id);
  const heading = await screen.findByRole('heading', { level: 1, name: 'La proposition du Prêteur A' });
  expect(screen.getByText('PROP-TEST-1')).toBeInTheDocument();
  const offer = screen.getByRole('region', { name: 'L’essentiel de la proposition' });
  for (const words of [/604,96\s€/, /4,27\s%/, /20\sans/, /39\s190,29\s€/, /146\s990,29\s€/])
    expect(offer).toHaveTextContent(words);
  // What the figures say is not said a second time; the rest is.
  expect(screen.getAllByText(/^46\s990,29\s€$/)).toHaveLength(1);
  expect(fact('Garantie')).toHaveTextContent('nantissement');
  expect(screen.getByRole('region', { name: 'Si vous acceptez' })).toBeInTheDocument();
  heading.focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Accepter' })).toHaveFocus();
  // An answer cannot be taken back: it says which proposal it is about.
  await user.keyboard('{Enter}');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent(/Prêteur A, 604,96\s€ par mois, TAEG\s4,27\s%, 20\sans/);
  expect(
    within(dialog).getByRole('button', { name: 'Accepter la proposition du Prêteur A' }),
  ).toBeInTheDocument();
});

it('says that a file could not be downloaded', async () => {
  const backOffice = await backOfficeForTests();
  const file = await backOffice.seed('file', 'une offre');
  const id = await aProposition({ s_quote_att_1: file });
  const { user } = await show(id);
  const download = await screen.findByRole('button', { name: /^Télécharger / });
  backOffice.fail({ path: `/admin/api/files/${String(file)}`, status: 500 });
  await user.click(download);
  expect(await screen.findByText(/n’a pas pu être téléchargée/)).toBeInTheDocument();
});

describe('an attachment looked at', () => {
  const PNG = '\u0089PNG\r\n\u001A\nimage';

  async function attached(content: string, columns: Columns = {}) {
    const file = await seed('file', '', { content: btoa(content), ...columns });
    const id = await aProposition({ s_quote_att_1: file });
    const { names: saved } = recordDownloads();
    const urls: { made: number; revoked: string[] } = { made: 0, revoked: [] };
    Object.assign(URL, {
      createObjectURL: () => `blob:${String((urls.made += 1))}`,
      revokeObjectURL: (url: string) => urls.revoked.push(url),
    });
    const rendered = await show(id);
    const look = await screen.findByRole('button', { name: /^Aperçu d/ });
    return { ...rendered, look, saved, urls };
  }

  it('shows a picture under its name, saves it from there, and lets it go', async () => {
    const { user, look, saved, urls } = await attached(PNG, {
      original_filename: 'plan.png',
      mime_type: 'image/png',
    });
    await user.click(look);
    const dialog = await screen.findByRole('dialog', { name: 'plan.png' });
    const shown = within(dialog).getByRole('img', { name: 'Contenu de plan.png' }).getAttribute('src');
    expect(shown).toMatch(/^blob:/);
    await user.click(within(dialog).getByRole('button', { name: 'Télécharger' }));
    await waitFor(() => expect(saved).toEqual(['plan.png']));
    // The download has its own blob URL, revoked later.
    expect(urls.revoked).not.toContain(shown);
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(urls.revoked).toContain(shown);
    // Listed by its number until its name is known.
    expect(screen.getByText('Pièce jointe 1 : plan.png')).toBeInTheDocument();
  });

  it('downloads what it may not show: a drawing may hold scripts', async () => {
    const { user, look, saved } = await attached('<svg onload="alert(1)"/>', {
      original_filename: 'plan.svg',
      mime_type: 'image/svg+xml',
    });
    await user.click(look);
    expect(await screen.findByText(/il a été téléchargé/)).toBeInTheDocument();
    expect(saved).toEqual(['plan.svg']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that an empty one cannot be read', async () => {
    const { user, look, problems } = await attached('');
    await user.click(look);
    expect(await screen.findByText(/vide ou illisible/)).toBeInTheDocument();
    expect(problems.at(-1)?.message).toBe('File content is empty or not valid');
  });
});

it('names the agent over the agent’s own address, and the manager without one', async () => {
  const manager = await seed('manager', { first_name: 'Odile', last_name: 'Brun' });
  const id = await aProposition({ po_number: '' }, { owner_id: manager, s_email_agent: AGENT.email });
  await show(id);
  const card = await screen.findByRole('region', { name: 'Votre conseiller' });
  await waitFor(() => expect(card).toHaveTextContent('Dossier géré parOdile Brun'));
  await within(card).findByText(AGENT.name);
  // Only the agent's name stands with the e-mail.
  expect(card).toHaveTextContent(new RegExp(`${AGENT.name}.{0,40}${AGENT.email}`));
  expect(card).not.toHaveTextContent(new RegExp(`Odile Brun.{0,20}${AGENT.email}`));
  const letter = within(card)
    .getByRole('link', { name: `Écrire à ${AGENT.name}` })
    .getAttribute('href');
  expect(letter).toMatch(`mailto:${encodeURIComponent(AGENT.email)}?subject=`);
  expect(decodeURIComponent(letter ?? '')).toMatch(
    new RegExp(String.raw`subject=Proposition ${String(id)}, dossier n°\s\d+$`),
  );
});

it('keeps the places of the adviser and of what follows an acceptance until the file is known', async () => {
  const id = await aProposition({ internal_status: 'accepted' });
  await show(id, {
    transport: (call) => (call.url.startsWith('/admin/api/requests') ? NEVER : backOfficeTransport(call)),
  });
  expect(await screen.findByText('Chargement de l’interlocuteur')).toBeInTheDocument();
  expect(screen.getByText('Chargement de la suite')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /^Et maintenant/ })).not.toBeInTheDocument();
});

it('does not write the e-mail of an agent twice where their name is not known', async () => {
  const id = await aProposition({}, { s_email_agent: 'conseil@example.com' });
  await show(id);
  const card = await screen.findByRole('region', { name: 'Votre conseiller' });
  expect(within(card).getByText('conseil@example.com')).toBeInTheDocument();
  expect(within(card).queryByText('Via')).not.toBeInTheDocument();
});

it('shows the shape of the page, then what failed and a way to try again', async () => {
  const backOffice = await backOfficeForTests();
  const id = await aProposition();
  backOffice.fail({ path: `${QUOTES}/${String(id)}`, status: 500 });
  const { user } = await show(id);
  expect(screen.getByText('Chargement de la proposition')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Proposition PROP-TEST-1' }),
  ).toBeInTheDocument();
});
