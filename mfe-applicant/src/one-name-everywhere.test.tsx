import { renderScreen, seed } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import HomePage from './home/home-page';
import ProjectFilePage from './pages/project-file-page';
import ProjectFormPage from './pages/project-form-page';
import ProjectListPage from './pages/project-list-page';
import PropositionComparisonPage from './pages/proposition-comparison-page';
import PropositionDetailsPage from './pages/proposition-details-page';

const SUPERVISOR = 'superviseur@intergestion.example';
const NAME = 'Solène Vasseur';

/** Where an applicant reads who follows their project, and how the place says it. */
const PLACES: readonly (readonly [string, ReactElement, 'via' | 'contact'])[] = [
  ['home', <HomePage />, 'via'],
  ['list', <ProjectListPage />, 'via'],
  ['file', <ProjectFilePage />, 'via'],
  ['form', <ProjectFormPage />, 'via'],
  ['comparison', <PropositionComparisonPage />, 'contact'],
  ['proposition', <PropositionDetailsPage />, 'contact'],
];

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

async function anApplicant(agency: number, agent: string | null) {
  const person = await seed('person', { columns: { customer_id: agency } });
  const own = { customer_id: agency, customer_user_id: person.id };
  const project = await seed('request', { ...own, s_email_agent: agent, internal_status: 'processed' });
  const quotes = [1, 2].map(() =>
    seed('quote', {
      ...own,
      request_id: project,
      internal_status: 'draft',
      valid_until: '2999-01-01T12:00:00Z',
    }),
  );
  const [proposition] = await Promise.all(quotes);
  return { person, project, proposition };
}

type Applicant = Awaited<ReturnType<typeof anApplicant>>;

const show = (ui: ReactElement, { person, project, proposition }: Applicant, place = '') =>
  renderScreen(ui, {
    as: person,
    route: '/:id',
    path: `/${String(place === 'proposition' ? proposition : project)}?dossier=${String(project)}`,
  });

const reads = async (kind: 'via' | 'contact', words: string) =>
  kind === 'contact'
    ? screen.findAllByText(words, { exact: false })
    : waitFor(() => expect(vias()).toContain(words));

/** The line of the mail about a new proposition that mail programs show, as its rehearsal has it. */
async function mailTo({ project }: Applicant): Promise<string> {
  const { kit } = await renderScreen(null, { as: 'admin' });
  const rehearsal = kit.http.signed.send({
    method: 'POST',
    path: '/admin/api/ficodevquotes/rehearsal',
    body: { request: project, s_quote_detail: 'Une offre.', internal_status: 'draft' },
  });
  const body = await new Promise<unknown>((resolve, reject) =>
    rehearsal.subscribe({ next: (answer) => resolve(answer.body), error: reject }),
  );
  return (body as { readonly mails: readonly { readonly preview: string }[] }).mails[0]?.preview ?? '';
}

// The supervisor's own agency, and one beside it.
describe.each([59, 73])('an applicant of agency %i', (agency) => {
  let applicant: Applicant;
  beforeAll(async () => {
    applicant = await anApplicant(agency, SUPERVISOR);
  });

  it.each(PLACES)(
    'reads the name of their agent on a first visit of the %s, and never an address',
    async (place, ui, kind) => {
      const seen = watchVias();
      await show(ui, applicant, place);
      await reads(kind, NAME);
      expect([...seen].filter((text) => text !== NAME)).toEqual([]);
    },
  );

  it('reads the same name in the mail about a proposition', async () => {
    expect(await mailTo(applicant)).toContain(`Votre conseiller, ${NAME}, a déposé une proposition`);
  });
});

it('reads the same name wherever they go on', async () => {
  const seen = watchVias();
  const { user } = await show(<Tour />, await anApplicant(73, SUPERVISOR));
  for (const [place, , kind] of PLACES.filter(([name]) => name !== 'proposition')) {
    await user.click(screen.getByRole('button', { name: place }));
    await reads(kind, NAME);
  }
  expect([...seen]).toEqual([NAME]);
});

it.each([
  ['that no agent follows', null, 'Votre agence'],
  ['whose agent has no account any more', 'cabinet.ferme@example.org', 'Votre conseiller'],
])('a project %s is told in words for its applicant', async (_, agent, words) => {
  const applicant = await anApplicant(60, agent);
  for (const [place, ui, kind] of PLACES.slice(0, 4)) {
    const seen = watchVias();
    await show(ui, applicant, place);
    await reads(kind, words);
    expect([...seen].filter((text) => text !== words)).toEqual([]);
    expect(screen.queryByText('Sans agent')).not.toBeInTheDocument();
  }
});

function Tour() {
  const [at, go] = useState(PLACES[0]?.[1]);
  return (
    <>
      {PLACES.map(([name, page]) => (
        <button key={name} type="button" onClick={() => go(page)}>
          {name}
        </button>
      ))}
      {at}
    </>
  );
}
