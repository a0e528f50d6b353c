import { api } from '@portal/api';
import { backOfficeTransport, ofApplicant, outage, seed } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { act, screen, waitFor, within } from '@testing-library/react';
import { lastValueFrom, Subject, switchMap, take } from 'rxjs';
import { aProposition, QUOTES, show, type Columns } from '../../test/proposition-scene';

beforeAll(installJsdomDialog);

const SOON = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString();
const EXPIRED = { internal_status: 'expired', valid_until: null };
const CANCELLED = { internal_status: 'cancelled', valid_until: null };

it.each<[Columns, string, RegExp]>([
  [{}, 'rejected', /^Votre dossier est clos, et votre réponse ne le rouvrira pas/],
  [{}, 'fonds_debloques', /^Les fonds de ce dossier sont versés/],
  [{ valid_until: SOON }, 'dossier_finalise', /^Votre dossier a dépassé l’étape des propositions/],
  [EXPIRED, 'approuved', /^Cette proposition a expiré\. .* : demandez une nouvelle proposition/],
  [EXPIRED, 'rejected', /^Cette proposition a expiré\. Votre réponse ne sera plus prise en compte\.$/],
  [CANCELLED, 'rejected', /^Votre agence a retiré .* ne sera plus prise en compte\.$/],
])('says what an answer is worth, and presses nobody: %j in a file at %s', async (columns, status, words) => {
  const id = await aProposition(columns, { internal_status: status });
  await show(id);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Étude close' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Accepter' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Si vous acceptez' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Expire |À vous d’agir/)).not.toBeInTheDocument();
});

it('tells whose file is closed nothing of what would follow', async () => {
  const id = await aProposition({}, { internal_status: 'rejected' });
  const { user, history } = await show(id);
  await user.click(await screen.findByRole('button', { name: 'Accepter' }));
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('autres propositions');
  await user.click(screen.getByRole('button', { name: 'Accepter la proposition' }));
  const answered = { answer: 'accept', id, number: 'PROP-TEST-1', isFileOver: true };
  await waitFor(() => expect(history()).toEqual({ answered }));
});

it('sends an answer once, and lets nobody out of the dialog before it has arrived', async () => {
  const id = await aProposition();
  const arrival = new Subject<void>();
  let sent = 0;
  const { user, location } = await show(id, {
    transport: (call) => {
      if (call.method !== 'PATCH') return backOfficeTransport(call);
      sent += 1;
      return arrival.pipe(
        take(1),
        switchMap(() => backOfficeTransport(call)),
      );
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accepter' }));
  const dialog = screen.getByRole('alertdialog', { name: /^Accepter cette proposition/ });
  const confirm = within(dialog).getByRole('button', { name: 'Accepter la proposition' });
  await user.click(confirm);
  await waitFor(() => expect(sent).toBe(1));
  await user.click(confirm);
  await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  expect(location()).toBe(`/propositionDetailsPage/${String(id)}`);

  act(() => arrival.next());
  await waitFor(() => expect(location()).toBe('/propositionsList'));
  expect(sent).toBe(1);
});

it('keeps the dialog and says what happened when a refusal could not be sent', async () => {
  const id = await aProposition();
  const { transport, end } = outage({ [`PATCH ${QUOTES}/${String(id)}`]: 'no network' });
  const { user, location } = await show(id, { transport });
  await user.click(await screen.findByRole('button', { name: 'Refuser' }));
  await user.click(screen.getByRole('button', { name: 'Refuser la proposition' }));
  const dialog = screen.getByRole('alertdialog', { name: /^Refuser cette proposition/ });
  expect(await within(dialog).findByRole('alert')).not.toBeEmptyDOMElement();

  end();
  await user.click(within(dialog).getByRole('button', { name: 'Refuser la proposition' }));
  await waitFor(() => expect(location()).toBe('/propositionsList'));
});

it('does not ask again about a proposal that was accepted', async () => {
  await show(await aProposition({ internal_status: 'accepted' }));
  expect(
    await screen.findByText(/^Vous avez accepté cette proposition le \d.*\. L’avancement/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Accepter$|^Refuser$/ })).not.toBeInTheDocument();
});

it('says that it was answered meanwhile, and shows how it stands', async () => {
  const id = await aProposition();
  const { user } = await show(id);
  await user.click(await screen.findByRole('button', { name: 'Accepter' }));
  await lastValueFrom(api().propositions.decline(id));
  await user.click(screen.getByRole('button', { name: 'Accepter la proposition' }));
  expect(
    await screen.findByText('Cette proposition a déjà été refusée. Rien n’a été changé.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accepter la proposition' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(await screen.findByText(/^Vous avez refusé/)).toBeInTheDocument();
});

it('says after an answer that it was withdrawn', async () => {
  const id = await aProposition({ internal_status: 'cancelled' });
  const { user } = await show(id);
  await user.click(await screen.findByRole('button', { name: 'Accepter' }));
  await user.click(screen.getByRole('button', { name: 'Accepter la proposition' }));
  expect(
    await screen.findByText('Cette proposition a été retirée : votre réponse n’a pas été prise en compte.'),
  ).toBeInTheDocument();
});

describe('one acceptance per project', () => {
  async function besides(id: number, columns: Columns): Promise<number> {
    const { projectId } = await lastValueFrom(api().propositions.byId(id));
    return seed('quote', { request_id: projectId, ...(await ofApplicant()), ...columns });
  }

  it('says why it cannot be accepted beside an accepted one, and lets it be refused', async () => {
    const id = await aProposition();
    await besides(id, { po_number: 'PROP-PRISE', internal_status: 'accepted' });
    const { user, location } = await show(id);
    expect(
      await screen.findByText(/^Une autre proposition de ce projet \(n°\sPROP-PRISE\) a été acceptée/),
    ).toBeInTheDocument();
    const accept = screen.getByRole('button', { name: 'Accepter' });
    expect(accept).toHaveAttribute('aria-disabled', 'true');
    expect(accept).toHaveAccessibleDescription(/ne peut plus l’être|Une autre est acceptée/);
    await user.click(accept);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Refuser' }));
    await user.click(screen.getByRole('button', { name: 'Refuser la proposition' }));
    await waitFor(() => expect(location()).toBe('/propositionsList'));
  });

  it('says what becomes of the others before, and in French who was faster', async () => {
    const id = await aProposition();
    const other = await besides(id, { po_number: 'PROP-VITE', internal_status: 'draft' });
    const { user } = await show(id);
    await user.click(await screen.findByRole('button', { name: 'Accepter' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('Les autres propositions de ce projet ne pourront plus être acceptées.');
    await lastValueFrom(api().propositions.accept(other));
    await user.click(within(dialog).getByRole('button', { name: 'Accepter la proposition' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /^Vous avez déjà accepté une autre proposition de ce projet \(n°\sPROP-VITE\)/,
    );
  });
});
