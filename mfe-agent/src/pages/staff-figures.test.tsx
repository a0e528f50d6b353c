import { parisDay } from '@portal/domain/format';
import { isClosed } from '@portal/domain/project';
import { kit } from '@portal/kit';
import { type Persona, recordDownloads, renderScreen } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { lastValueFrom } from 'rxjs';
import DashboardPage from './dashboard-page';
import ProjectListPage from './project-list-page';
import PropositionListPage from './proposition-list-page';

/** As the chart of new ones leads to them. */
const SENT_THIS_MONTH = `/propositionsList?vue=envoyees&du=${(parisDay(new Date().toISOString()) ?? '').slice(0, 7)}-01`;

type Row = Readonly<Record<string, unknown>>;

async function rowsOf(path: string): Promise<readonly Row[]> {
  const { body } = await lastValueFrom(kit().http.signed.read({ path: `/admin/api/${path}` }, 'none'));
  return body as readonly Row[];
}

/** An agency and its descendants. */
function withBelow(id: number, all: readonly Row[]): readonly number[] {
  const below = all.filter(({ parent }) => parent === id);
  return [id, ...below.flatMap((agency) => withBelow(Number(agency['id']), all))];
}

function isOfThisMonth({ createdAt }: Row): boolean {
  const [now, at] = [new Date(), new Date(String(createdAt))];
  return now.getFullYear() === at.getFullYear() && now.getMonth() === at.getMonth();
}

/** What a role has to count, from the rows of the API alone. */
async function countedFromApi(as: Persona) {
  const { email, customer } = kit().session.current();
  const own = `s_email_agent=${encodeURIComponent(email ?? '')}`;
  const network = `customer=${withBelow(Number(customer), await rowsOf('customers?limit=1000')).join()}`;
  const projects = await rowsOf(`requests?limit=1000&${as === 'agent' ? own : network}`);
  const ofPropositions = { agent: `request.${own}`, admin: '' }[as as string] ?? network;
  const propositions = await rowsOf(`ficodevquotes?limit=1000&${ofPropositions}`);
  return {
    all: projects.length,
    running: projects.filter((row) => !isClosed(String(row['internal_status']))).length,
    ofThisMonth: projects.filter(isOfThisMonth).length,
    // One that is still being written is nobody's news.
    newPropositions: propositions.filter((row) => row['internal_status'] !== 'open' && isOfThisMonth(row))
      .length,
  };
}

/** The first number of a text: « 1 180 projets sur 2 000 » is 1180. */
const numberIn = (text: string | null | undefined): number =>
  Number(/\d[\d\s]*/.exec(text ?? '')?.[0].replace(/\s/g, ''));

const LATER = { timeout: 20_000 };

/** Number and address of a figure of the dashboard. */
async function figureOf(label: string | RegExp) {
  const link = await screen.findByRole('link', { name: label, hidden: true }, LATER);
  const card = screen.getAllByRole('listitem', { hidden: true }).find((item) => item.contains(link));
  if (card === undefined) throw new Error('no card');
  const [value] = await within(card).findAllByText(/^\d[\d\s]*$/, {}, LATER);
  return { count: numberIn(value?.textContent), address: link.getAttribute('href') ?? '' };
}

describe.each<Persona>(['agent', 'directeur', 'admin'])('%s', (as) => {
  /** A list says one number, and its file has as many lines. */
  async function countOf(page: ReactElement, path: string): Promise<number> {
    const saved = recordDownloads();
    const { user } = await renderScreen(page, { as, path });
    const button = await screen.findByRole('button', { name: 'Exporter (CSV)', hidden: true }, LATER);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), LATER);
    await user.click(button);
    await waitFor(() => expect(saved.names).toHaveLength(1));
    const [, ...lines] = await saved.lines();
    const [head] = screen.getAllByRole('status', { hidden: true });
    expect(numberIn(head?.textContent)).toBe(lines.length);
    return lines.length;
  }

  it('reads the same counts on the dashboard, in the lists and their exports, and of the API', async () => {
    await renderScreen(<DashboardPage />, { as, path: '/agent/home' });
    const running = await figureOf('Dossiers en cours');
    const ofThisMonth = await figureOf(/^Nouveaux en /);
    const toRelaunch = await figureOf('À relancer');
    const chart = within(await screen.findByRole('figure', { name: 'nouvelles propositions' }));
    const newPropositions = numberIn((await chart.findAllByRole('cell')).at(-1)?.textContent);
    const expected = await countedFromApi(as);
    expect({ running: running.count, ofThisMonth: ofThisMonth.count, newPropositions }).toEqual({
      running: expected.running,
      ofThisMonth: expected.ofThisMonth,
      newPropositions: expected.newPropositions,
    });
    expect(await countOf(<ProjectListPage />, '/projectsListPage')).toBe(expected.all);
    for (const { address, count } of [running, toRelaunch])
      expect(await countOf(<ProjectListPage />, address)).toBe(count);
    expect(await countOf(<PropositionListPage />, SENT_THIS_MONTH)).toBe(newPropositions);
  });
});
