import { createSafeStorage, useNavigate } from '@portal/kit';
import { recordCalls, renderScreen } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { holding, PATH, StaffProjects } from '../../test/staff-projects';

beforeEach(() => createSafeStorage().write('portal.view-order', null));

const FIVE = [1, 2, 3, 4, 5].map((id) => ({
  id,
  title: `Projet n° ${String(id)}`,
  internal_status: id === 1 ? 'rejected' : 'open',
  createdAt: new Date().toISOString(),
}));

function Page() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Retour</button>
      <StaffProjects />
    </>
  );
}

async function open(path = PATH) {
  const calls = recordCalls(holding(FIVE));
  const rendered = await renderScreen(<Page />, { as: 'agent', path, transport: calls.transport });
  await screen.findByRole('table');
  return { ...rendered, calls };
}
const tab = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Vues de la liste' })).getByRole('button', { name });

/** What the dialog « Organiser les vues » keeps. */
const keep = (opens: string) =>
  createSafeStorage().write(
    'portal.view-order',
    JSON.stringify({ 'agent@intergestion.example': { projet: { opens } } }),
  );

describe('the view that the list opens with', () => {
  it('is asked for at once, and takes the place of the address in the history', async () => {
    keep('vue=en-cours');
    const { location, calls } = await open();
    expect(location()).toBe(`${PATH}?vue=en-cours`);
    expect(tab(/^En cours/)).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText(/^4.projets sur 5$/)).toBeInTheDocument();
    expect(calls.names().filter((name) => name.includes('/admin/api/requests'))).toHaveLength(1);
  });

  it.each(['?vue=tous', '?statut=open'])('leaves an address alone that says %s', async (asked) => {
    keep('vue=en-cours');
    const { location } = await open(PATH + asked);
    expect(location()).toBe(PATH + asked);
    expect(tab(/^En cours/)).toHaveAttribute('aria-pressed', 'false');
  });

  it('is left for the whole list, which then has an address of its own', async () => {
    keep('vue=en-cours');
    const { user, location } = await open();
    await user.click(tab(/^Tous/));
    await waitFor(() => expect(location()).toBe(`${PATH}?vue=tous`));
    expect(tab(/^Tous/)).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText(/^5.projets$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retour' }));
    await waitFor(() => expect(location()).toBe(`${PATH}?vue=en-cours`));
  });

  it('does not come back under a search that is emptied, nor a filter that is dropped', async () => {
    keep('vue=en-cours');
    const { user, location } = await open(`${PATH}?q=3`);
    const field = screen.getByRole('searchbox');
    await user.clear(field);
    await waitFor(() => expect(location()).toBe(`${PATH}?vue=tous`));
    expect(field).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Statut'), 'Nouveau projet');
    await waitFor(() => expect(location()).toBe(`${PATH}?statut=open`));
    await user.click(screen.getByRole('button', { name: 'Effacer' }));
    await waitFor(() => expect(location()).toBe(`${PATH}?vue=tous`));
    await user.type(field, 'projet');
    await waitFor(() => expect(location()).toContain('q=projet'));
    expect(field).toHaveValue('projet');
  });
});
