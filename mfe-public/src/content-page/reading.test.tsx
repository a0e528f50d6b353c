import { backOfficeForTests, fakeTransport, ok, renderScreen, type ScreenOptions } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { GlossaryPage, ProjectsPage, TermsPage } from './content-pages';

// Creating the store takes longer than a screen query waits.
beforeAll(() => backOfficeForTests());

const contents = () => within(screen.getByRole('navigation', { name: 'Sommaire' }));
const page = (id: number, content: string) =>
  fakeTransport({
    [`GET /items/page_intergestion/${String(id)}`]: ok({ data: { id, title: 'Titre', content } }),
  });

describe('a long text', () => {
  it('has a table of contents whose links lead to its headings', async () => {
    await renderScreen(<TermsPage />, { path: '/terms' });
    const heading = await screen.findByRole('heading', { level: 2, name: '8. Délais légaux' });
    expect(heading).toHaveAttribute('id', 'delais-legaux');
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '#delais-legaux');
    // Beside the text, and folded above it on a narrow screen.
    for (const link of contents().getAllByText('8. Délais légaux'))
      expect(link).toHaveAttribute('href', '#delais-legaux');
  });

  it('has none when it is short', async () => {
    await renderScreen(<TermsPage />, { transport: page(1, '<h2>Un</h2><p>A.</p><h2>Deux</h2><p>B.</p>') });
    expect(await screen.findByRole('heading', { level: 2, name: 'Deux' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Sommaire' })).not.toBeInTheDocument();
  });

  it('that begins without a heading says so under the title of its drawing', async () => {
    await renderScreen(<ProjectsPage />, { path: '/projects' });
    expect(await screen.findByText(/^Un logement à habiter ou à louer/)).toBeVisible();
    expect(screen.getAllByText(/^Un logement à habiter ou à louer/)).toHaveLength(1);
  });
});

describe('the end of a text leads', () => {
  const end = async (as?: ScreenOptions['as']) => {
    await renderScreen(<ProjectsPage />, { path: '/projects', ...(as && { as }) });
    const links = within(
      await screen.findByRole('region', { name: /conseiller|projet à financer|vos dossiers/ }),
    );
    return links.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  };

  it('a visitor to an account', async () => {
    expect(await end()).toEqual([
      ['Créer mon compte', '/login#inscription'],
      ['Estimer ma mensualité', '/simulateur'],
    ]);
  });

  it('an applicant to a project', async () => {
    expect(await end('demandeur')).toEqual([
      ['Déposer un projet', '/editProjectApplicant'],
      ['Voir vos projets', '/projectsList'],
    ]);
  });

  it.each(['agent', 'directeur', 'admin'] as const)('%s to the files', async (who) => {
    expect(await end(who)).toEqual([
      ['Voir les projets', '/projectsList'],
      ['Voir les propositions', '/propositionsList'],
    ]);
  });

  it('whoever reads rules to a question', async () => {
    await renderScreen(<TermsPage />, { path: '/terms' });
    const question = await screen.findByRole('link', { name: 'Poser une question' });
    expect(question).toHaveAttribute('href', '/contact');
  });
});

describe('the glossary', () => {
  const names = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

  it('stands under its letters, and its terms lead to each other', async () => {
    await renderScreen(<GlossaryPage />, { path: '/glossaire' });
    expect(await screen.findByText('SCPI', { selector: 'dt' })).toHaveAttribute('id', 'scpi');
    expect(screen.getByRole('heading', { level: 2, name: 'S' })).toHaveAttribute('id', 'lettre-s');
    const letters = within(screen.getByRole('navigation', { name: 'Lettres' }));
    expect(letters.getByRole('link', { name: 'S' })).toHaveAttribute('href', '#lettre-s');
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

  it('has no search when it is short', async () => {
    await renderScreen(<GlossaryPage />, {
      transport: page(20, '<dl><dt>Apport</dt><dd>Une part.</dd><dt>Prêt</dt><dd>Une somme.</dd></dl>'),
    });
    expect(await screen.findByText('Une somme.')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('is read as any text when it is no list of definitions', async () => {
    await renderScreen(<GlossaryPage />, {
      transport: page(20, '<h2>Bientôt</h2><p>Les mots viennent.</p>'),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Bientôt' })).toBeVisible();
    expect(screen.getByText('Les mots viennent.')).toBeVisible();
  });
});
