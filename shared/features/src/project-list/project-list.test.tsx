import type { Transport } from '@portal/kit';
import { backOfficeTransport, ok, overBackOffice, type Persona, renderScreen } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ReplaySubject, switchMap } from 'rxjs';
import { useAccess } from '../resource';
import { ProjectList } from './project-list';
import { StaffProjects } from '../../test/staff-projects';

const Page = () => <ProjectList title="Projets" {...useAccess().projects} />;

const PATH = '/projectsList';
const open = (as: Persona, path = PATH, transport?: Transport) =>
  renderScreen(<Page />, { as, path, transport });
const cards = async () => {
  await screen.findAllByRole('link', { name: /^ACCEDEZ AU DOSSIER/ });
  return screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading') !== null);
};
/** As many as a list has tools for. */
const five = overBackOffice({
  'GET /admin/api/requests': ok([1, 2, 3, 4, 5].map((id) => ({ id, internal_status: 'open' }))),
});

it('shows an applicant their projects: title, kind, amount, status, people, contacts, and the way to the file', async () => {
  await open('demandeur');
  const [card] = await cards();
  if (card === undefined) throw new Error('no card');
  expect(within(card).getByRole('heading')).not.toBeEmptyDOMElement();
  expect(within(card).getByText(/^n°.\d+, /)).toBeInTheDocument();
  expect(within(card).getByText(/,\d{2}.€$/)).toBeInTheDocument();
  for (const term of ['Demandeur', 'Dossier géré par', 'Via', 'Contacts']) {
    expect(within(card).getByText(term)).toBeInTheDocument();
  }
  expect(within(card).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/projectFile\/\d+$/),
  );
});

it('has no act of the page for an account that may not see the list', async () => {
  const Acting = () => (
    <ProjectList
      title="Projets"
      {...useAccess().projects}
      actions={<button type="button">Déposer un projet</button>}
    />
  );
  await renderScreen(<Acting />, {
    as: 'demandeur',
    path: PATH,
    transport: overBackOffice({ 'GET /admin/api/requests': { status: 403 } }),
  });
  expect(await screen.findByText('Votre compte ne donne pas accès à cette page')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Déposer un projet' })).not.toBeInTheDocument();
});

it('offers the filters and orders of the policy of its reader, and no other', async () => {
  await open('agent', PATH, five);
  for (const label of ['Demandeur', 'Statut', 'Du', 'Au'])
    expect(await screen.findByLabelText(label)).toBeInTheDocument();
  for (const label of ['Agence', 'Agent']) expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  const orders = within(screen.getByLabelText('Trier par'));
  expect(orders.getByRole('option', { name: /^Demandeur, de A/ })).toBeInTheDocument();
  expect(orders.queryByRole('option', { name: /^Agent/ })).not.toBeInTheDocument();
});

it('shows its rows after three calls at most, however long it is, and asks for names once behind them', async () => {
  const urls = new Set<string>();
  const shown = new ReplaySubject<void>(1);
  // From the fourth request on, no response until the rows show.
  await open('directeur', PATH, (call) => {
    if (call.url.startsWith('/admin/api')) urls.add(call.url);
    const isBehind = [...urls].indexOf(call.url) >= 3;
    return isBehind ? shown.pipe(switchMap(() => backOfficeTransport(call))) : backOfficeTransport(call);
  });
  expect(await cards()).toHaveLength(24);
  shown.next();
  expect(await screen.findAllByText('Aurélien Tissot')).not.toHaveLength(0);
  // Decision 0032: agents; and proposals, from which follow-ups are computed.
  const behind = [...urls].slice(3).map((url) => url.replace(/\?.*/, ''));
  expect(behind.filter((path) => !/customer_users|ficodevquotes/.test(path))).toEqual([]);
});

it('asks for the choices of a filter only when someone reaches for it', async () => {
  const urls = new Set<string>();
  const { user } = await open('agent', PATH, (call) => {
    urls.add(call.url);
    return backOfficeTransport(call);
  });
  await cards();
  expect([...urls].join()).not.toContain('roles=2');
  const applicants = screen.getByLabelText('Demandeur');
  await user.hover(applicants);
  expect((await within(applicants).findAllByRole('option')).length).toBeGreaterThan(1);
  expect([...urls].join()).toContain('roles=2');
});

it('ignores a filter that the reader is not offered', async () => {
  const urls = new Set<string>();
  await open('agent', '/projectsList?agence=70', (call) => {
    urls.add(call.url);
    return backOfficeTransport(call);
  });
  await cards();
  expect([...urls].join()).not.toContain('70');
});

it('turns pages and sorts what is loaded without a call', async () => {
  const urls: string[] = [];
  const { user, location } = await open('directeur', PATH, (call) => {
    urls.push(call.url);
    return backOfficeTransport(call);
  });
  await cards();
  expect(await screen.findAllByText('Aurélien Tissot')).not.toHaveLength(0);
  const asked = () => urls.filter((url) => url.includes('/requests')).length;
  const before = asked();
  await user.click(screen.getByRole('link', { name: 'Page suivante' }));
  expect(location()).toBe('/projectsList?page=2');
  expect(screen.getByText(/^25 à 48 sur/)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Trier par'), 'Demandeur, de A à Z');
  expect(location()).toBe('/projectsList?tri=applicant&sens=croissant');
  expect(asked()).toBe(before);
});

it('says so when no project matches the filters, and drops them', async () => {
  const { user, location } = await open('demandeur', '/projectsList?au=2001-01-01');
  expect(await screen.findByText('Aucun dossier ne correspond à ces filtres')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(location()).toBe(PATH);
  expect((await cards()).length).toBeGreaterThan(0);
});

it('shows rows to compare where there is room, and sorts by the head of a column', async () => {
  const { user, location } = await renderScreen(<StaffProjects />, { as: 'directeur', path: PATH });
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('columnheader', { name: /Créé le/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await user.click(within(table).getByRole('button', { name: /Demandeur/ }));
  expect(location()).toBe('/projectsList?tri=applicant&sens=croissant');
  await waitFor(() =>
    expect(within(table).getByRole('columnheader', { name: /Demandeur/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    ),
  );
});

it('survives projects of which the back office says next to nothing', async () => {
  await open('agent', PATH, overBackOffice({ 'GET /admin/api/requests': ok([{ id: 7 }]) }));
  expect(await screen.findByRole('heading', { name: 'Projet 7' })).toBeInTheDocument();
  expect(screen.getByText('Votre agence')).toBeInTheDocument();
});
