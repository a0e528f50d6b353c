import { propositionListPolicy, propositionScope } from '@portal/domain/access';
import { addDays, parisDay } from '@portal/domain/format';
import { useSession } from '@portal/kit';
import { backOfficeTransport, fakeTransport, renderScreen } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { PropositionList } from './proposition-list';

/** As the page of the agency's side mounts it. */
function Page() {
  const session = useSession();
  const policy = useMemo(() => propositionListPolicy(session.role), [session.role]);
  const scope = useMemo(() => propositionScope(session), [session]);
  return <PropositionList title="Propositions" policy={policy} scope={scope} desk />;
}

const PATH = '/propositionsList';
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
    transport: fakeTransport(
      { 'GET /admin/api/ficodevquotes': { status: 200, body: bodyOf } },
      backOfficeTransport,
    ),
  });

it('shows on demand the proposals that wait for an answer and end within a week', async () => {
  const { user, location } = await open([
    quote(1, 'draft', 3),
    quote(2, 'draft', 7),
    quote(3, 'draft', 8),
    quote(4, 'accepted', 2),
    quote(5, 'draft', -1),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Expirent bientôt 2' }));
  expect(location()).toBe(`${PATH}?vue=echeance`);
  const shown = screen.getAllByRole('heading', { name: /^PROP-/ }).map(({ textContent }) => textContent);
  expect(shown).toEqual(['PROP-1', 'PROP-2']);
  expect(screen.getByText(/^2.propositions sur 5$/)).toBeInTheDocument();
});

it('says so when none ends soon', async () => {
  const { user } = await open([quote(4, 'accepted', 2)]);
  await user.click(await screen.findByRole('button', { name: 'Expirent bientôt 0' }));
  expect(await screen.findByText('Aucune proposition n’expire bientôt')).toBeInTheDocument();
});

it('saves a file for a spreadsheet', async () => {
  URL.createObjectURL = () => 'blob:csv';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user } = await open([quote(1, 'draft', 3)]);
  const button = await screen.findByRole('button', { name: 'Exporter (CSV)' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
  expect(await screen.findByText(`1 ligne dans propositions-${today}.csv.`)).toBeInTheDocument();
  click.mockRestore();
});
