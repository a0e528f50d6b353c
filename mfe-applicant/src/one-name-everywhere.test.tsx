import { renderScreen, seed } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import HomePage from './home/home-page';
import ProjectFilePage from './pages/project-file-page';
import ProjectFormPage from './pages/project-form-page';
import ProjectListPage from './pages/project-list-page';
import PropositionDetailsPage from './pages/proposition-details-page';

const SUPERVISOR = 'superviseur@intergestion.example';
const NAME = 'Solène Vasseur';

/** Where an applicant reads under « Via » who follows their project. */
const HOME = <HomePage key="home" />;
const LIST = <ProjectListPage key="list" />;
const VIAS = [HOME, LIST, <ProjectFormPage key="form" />];

const vias = () =>
  // oxlint-disable-next-line testing-library/no-node-access -- looked for at each change: roles take too long
  [...document.querySelectorAll('dt')]
    .filter(({ textContent }) => textContent === 'Via')
    .map(({ nextElementSibling }) => nextElementSibling?.firstChild?.textContent ?? '');

/** What stood under « Via » at any moment. */
function watchVias(): ReadonlySet<string> {
  const seen = new Set<string>();
  const look = () => vias().forEach((text) => text !== '' && seen.add(text));
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  afterThis.push(() => observer.disconnect());
  return seen;
}
const afterThis: (() => void)[] = [];
afterEach(() => afterThis.splice(0).forEach((stop) => stop()));

/** An applicant of an agency, and how they are shown a page of their project, or of a proposition of it. */
async function anApplicant(agency: number, agent: string | null) {
  const person = await seed('person', { columns: { customer_id: agency } });
  const own = { customer_id: agency, customer_user_id: person.id };
  const project = await seed('request', { ...own, s_email_agent: agent, internal_status: 'processed' });
  const offer = { request_id: project, internal_status: 'draft', valid_until: '2999-01-01T12:00:00Z' };
  await seed('quote', { ...own, ...offer });
  const proposition = await seed('quote', { ...own, ...offer });
  const show = (ui: ReactElement, id = project) =>
    renderScreen(ui, { as: person, route: '/:id', path: `/${String(id)}?dossier=${String(project)}` });
  return { show, proposition };
}

it.each<[number, string | null, string, readonly ReactElement[]]>([
  // The supervisor's own agency, and one beside it.
  [59, SUPERVISOR, NAME, [HOME]],
  [73, SUPERVISOR, NAME, VIAS],
  // No agent follows, or one who has no account any more.
  [60, null, 'Votre agence', [LIST]],
  [60, 'cabinet.ferme@example.org', 'Votre conseiller', [HOME]],
])(
  'an applicant of agency %i whose agent is %s reads « %s », and nothing before',
  async (agency, agent, words, pages) => {
    const { show } = await anApplicant(agency, agent);
    for (const ui of pages) {
      const seen = watchVias();
      await show(ui);
      await waitFor(() => expect(vias()).toContain(words));
      expect([...seen].filter((text) => text !== words)).toEqual([]);
    }
  },
);

it('reads the same name beside the project and a proposition of it', async () => {
  const { show, proposition } = await anApplicant(73, SUPERVISOR);
  await show(<ProjectFilePage />);
  expect(await screen.findAllByText(NAME, { exact: false })).not.toHaveLength(0);
  await show(<PropositionDetailsPage />, proposition);
  expect(await screen.findAllByText(NAME, { exact: false })).not.toHaveLength(0);
});
