import { fakeTransport, ok, renderScreen, type ScreenOptions } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { GlossaryPage, ProjectsPage, TermsPage } from './content-pages';

const page = (id: number, content: string) =>
  fakeTransport({
    [`GET /items/page_intergestion/${String(id)}`]: ok({ data: { id, title: 'Titre', content } }),
  });

it('a long text has a table of contents whose links lead to its headings, and rules end without an offer', async () => {
  await renderScreen(<TermsPage />, { path: '/terms' });
  const heading = await screen.findByRole('heading', { level: 2, name: '8. Délais légaux' });
  expect(heading).toHaveAttribute('id', 'delais-legaux');
  expect(within(heading).getByRole('link')).toHaveAttribute('href', '#delais-legaux');
  // Beside the text, and folded above it on a narrow screen.
  const contents = within(screen.getByRole('navigation', { name: 'Sommaire' }));
  for (const link of contents.getAllByText('8. Délais légaux'))
    expect(link).toHaveAttribute('href', '#delais-legaux');
  expect(screen.queryByRole('link', { name: 'Créer mon compte' })).not.toBeInTheDocument();
});

it('a short text has no table of contents', async () => {
  await renderScreen(<TermsPage />, { transport: page(1, '<h2>Un</h2><p>A.</p><h2>Deux</h2><p>B.</p>') });
  expect(await screen.findByRole('heading', { level: 2, name: 'Deux' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Sommaire' })).not.toBeInTheDocument();
});

it.each<[ScreenOptions['as'], (readonly [string, string])[]]>([
  [
    undefined,
    [
      ['Créer mon compte', '/login#inscription'],
      ['Estimer ma mensualité', '/simulateur'],
    ],
  ],
  [
    'demandeur',
    [
      ['Déposer un projet', '/editProjectApplicant'],
      ['Voir vos projets', '/projectsList'],
    ],
  ],
])('the end of a text leads %s on', async (as, ways) => {
  await renderScreen(<ProjectsPage />, { path: '/projects', as });
  const name = /conseiller|projet à financer/;
  const links = within(await screen.findByRole('region', { name })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(ways);
  // The text before the first heading stands once, under the title of its drawing.
  expect(screen.getAllByText(/^Un logement à habiter ou à louer/)).toHaveLength(1);
});

describe('the glossary', () => {
  const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

  it('stands under its letters, and its terms lead to each other', async () => {
    await renderScreen(<GlossaryPage />, { path: '/glossaire' });
    expect(await screen.findByText('SCPI', { selector: 'dt' })).toHaveAttribute('id', 'scpi');
    expect(screen.getByRole('heading', { level: 2, name: 'S' })).toHaveAttribute('id', 'lettre-s');
    expect(screen.getAllByRole('link', { name: 'SCPI' })[0]).toHaveAttribute('href', '#scpi');
    expect(names()).toEqual(names().toSorted((a = '', b = '') => a.localeCompare(b, 'fr')));
  });

  it('is searched in words and definitions, accents or not, and says how many it found', async () => {
    const { user } = await renderScreen(<GlossaryPage />, { path: '/glossaire' });
    const field = await screen.findByLabelText('Chercher un mot');
    const all = names().length;
    await user.type(field, 'hypotheque');
    expect(await screen.findByText(/^2\stermes$/)).toHaveAttribute('role', 'status');
    expect(names()).toEqual(['Frais de garantie', 'Hypothèque']);
    await user.clear(field);
    await user.type(field, 'xyz');
    expect(await screen.findByText(/^Aucun terme ne correspond/)).toBeVisible();
    await user.clear(field);
    expect(names()).toHaveLength(all);
  });
});
