import { backOfficeForTests, backOfficeTransport, fact, fakeTransport, renderScreen } from '@portal/testing';
import { installJsdomDialog } from '@portal/ui/dialog/jsdom-dialog';
import { screen, waitFor, within } from '@testing-library/react';
import { PropositionDetails } from './proposition-details';

const BACK = { to: '/propositionsList', label: 'Vos propositions' };
const QUOTES = '/admin/api/ficodevquotes';

/** A proposal to the demo applicant, with the columns given. */
async function aProposition(columns: Readonly<Record<string, string | number | null>> = {}): Promise<number> {
  const backOffice = await backOfficeForTests();
  const { kit } = await renderScreen(null, { as: 'demandeur' });
  const { profileId, customer } = kit.session.current();
  const projectId = await backOffice.seed('request', {
    title: 'Un trois-pièces à Nantes',
    customer_user_id: profileId,
    customer_id: customer,
  });
  return backOffice.seed('quote', {
    po_number: 'PROP-TEST-1',
    request_id: projectId,
    customer_user_id: profileId,
    customer_id: customer,
    internal_status: 'draft',
    ...columns,
  });
}

const show = (id: number, onAnswered = jest.fn()) => (
  <PropositionDetails id={id} back={BACK} canAnswer onAnswered={onAnswered} />
);

beforeAll(installJsdomDialog);

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

it('shows a proposal, hands its files over, and accepts it after the warning', async () => {
  const backOffice = await backOfficeForTests();
  const file = await backOffice.seed('file', 'une offre');
  const id = await aProposition({
    s_quote_detail: 'Offre du prêteur A.\n\nDurée : 20 ans\nTAEG fixe : 4,27 %',
    s_quote_att_1: file,
  });
  const onAnswered = jest.fn();
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = await renderScreen(show(id, onAnswered), { as: 'demandeur' });

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Proposition PROP-TEST-1' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveValue(60);
  expect(screen.getByText('Créée le')).toBeInTheDocument();
  expect(screen.getByText('Valable jusqu’au')).toBeInTheDocument();
  expect(screen.getByText('Offre du prêteur A.')).toBeInTheDocument();
  expect(fact('TAEG fixe')).toHaveTextContent('4,27 %');
  expect(await screen.findByRole('link', { name: 'Un trois-pièces à Nantes' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Imprimer' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: /^Télécharger / }));
  await waitFor(() => expect(saved).toHaveLength(1));

  await user.click(screen.getByRole('button', { name: 'Accepter' }));
  const dialog = screen.getByRole('alertdialog', { name: /^Accepter cette proposition/ });
  expect(dialog).toHaveTextContent('Cette action ne peut pas être annulée depuis votre espace.');
  await user.click(within(dialog).getByRole('button', { name: 'Annuler' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(onAnswered).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Accepter' }));
  await user.click(screen.getByRole('button', { name: 'Accepter la proposition' }));
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
});

it('keeps the dialog and says what happened when a refusal could not be sent', async () => {
  const id = await aProposition();
  let isDown = true;
  const onAnswered = jest.fn();
  const { user } = await renderScreen(show(id, onAnswered), {
    as: 'demandeur',
    transport: (call) =>
      isDown && call.method === 'PATCH'
        ? fakeTransport({ [`PATCH ${QUOTES}/${String(id)}`]: 'no network' })(call)
        : backOfficeTransport(call),
  });
  await user.click(await screen.findByRole('button', { name: 'Refuser' }));
  await user.click(screen.getByRole('button', { name: 'Refuser la proposition' }));
  const dialog = screen.getByRole('alertdialog', { name: /^Refuser cette proposition/ });
  expect(await within(dialog).findByRole('alert')).not.toBeEmptyDOMElement();

  isDown = false;
  await user.click(within(dialog).getByRole('button', { name: 'Refuser la proposition' }));
  await waitFor(() => expect(onAnswered).toHaveBeenCalledTimes(1));
});

it.each([
  ['accepted', 'Vous avez accepté cette proposition.'],
  ['declined', 'Vous avez refusé cette proposition.'],
])('does not ask again about a proposal that was %s', async (internal_status, words) => {
  const id = await aProposition({ internal_status });
  await renderScreen(show(id), { as: 'demandeur' });
  expect(await screen.findByText(new RegExp(`^${words}`))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accepter' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Refuser' })).not.toBeInTheDocument();
});

it('says that a file is empty, and that it could not be downloaded', async () => {
  const backOffice = await backOfficeForTests();
  const empty = await backOffice.seed('file', '');
  const id = await aProposition({ s_quote_att_1: empty });
  const { user, problems } = await renderScreen(show(id), { as: 'demandeur' });
  const download = await screen.findByRole('button', { name: /^Télécharger / });
  backOffice.fail({ path: `/admin/api/files/${String(empty)}`, status: 500 });
  await user.click(download);
  expect(await screen.findByText(/n’a pas pu être téléchargée/)).toBeInTheDocument();

  await user.click(download);
  expect(
    await screen.findByText('Cette pièce jointe est vide ou illisible. Contactez votre conseiller.'),
  ).toBeInTheDocument();
  expect(problems.at(-1)?.message).toBe('File content is empty or not valid');
});

it('says that a proposal of somebody else does not exist', async () => {
  const backOffice = await backOfficeForTests();
  const other = await backOffice.seed('quote', {});
  await renderScreen(show(other), { as: 'demandeur' });
  expect(await screen.findByText('Cette page n’existe pas ou n’existe plus.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vos propositions' })).toBeInTheDocument();
});
