import { screen } from '@testing-library/react';
import RegisteredPage from '../sign-in/registered-page';
import { renderPage } from '../testing/render-page';
import TutorialPage from '../tutorial/tutorial-page';
import AccessibilityPage from './accessibility-page';
import CookiesPage from './cookies-page';
import GlossaryPage from './glossary-page';
import LegalPage from './legal-page';
import PrivacyPage from './privacy-page';
import ProjectsPage from './projects-page';
import TermsPage from './terms-page';

const page = (id: number, title: string, content: string) => ({
  [`GET /items/page_intergestion/${id}`]: { body: { data: { id, title, content, image: null } } },
});

describe('a page of the content service', () => {
  it.each([
    ['the terms', TermsPage, 1],
    ['the project', ProjectsPage, 3],
    ['the tutorial', TutorialPage, 4],
    ['the legal notice', LegalPage, 5],
    ['what becomes of personal data', PrivacyPage, 17],
    ['the cookies', CookiesPage, 18],
    ['the accessibility statement', AccessibilityPage, 19],
    ['the glossary', GlossaryPage, 20],
  ])('shows %s', async (_, Page, id) => {
    renderPage(Page, page(id, 'Titre du service', '<p>Le texte.</p>'));
    expect(await screen.findByText('Le texte.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Titre du service' })).toBeVisible();
    expect(document.title).toBe('InterGestion - Titre du service');
  });

  it('shows text only: what an editor pasted cannot act', async () => {
    renderPage(
      LegalPage,
      page(5, 'Titre', '<h1>Éditeur</h1><p onclick="x()">Le texte.</p><script>x()</script>'),
    );
    expect(await screen.findByText('Le texte.')).not.toHaveAttribute('onclick');
    expect(screen.getByRole('heading', { level: 2, name: 'Éditeur' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('says that it is missing, and leads home', async () => {
    renderPage(TermsPage);
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette page n’existe pas ou n’existe plus.');
    expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Conditions générales');
  });

  it('can be asked for again when it failed', async () => {
    const { user, calls } = renderPage(TermsPage, {
      'GET /items/page_intergestion/1': { status: 500, body: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(calls).toHaveLength(2);
  });
});

describe('the sign-up tutorial', () => {
  it('is a video, there even when the text is not', async () => {
    renderPage(TutorialPage, { 'GET /items/page_intergestion/4': { status: 500, body: null } });
    await screen.findByRole('button', { name: 'Réessayer' });
    expect(screen.getByLabelText(/Vidéo/)).toHaveAttribute('src', '/intergestion-tuto.mp4');
  });
});

describe('after a registration', () => {
  it('one may sign in, whether or not the content service has something to say', async () => {
    const { calls } = renderPage(RegisteredPage, {
      'GET /items/page_intergestion/7': { status: 500, body: null },
    });
    expect(await screen.findByRole('heading', { name: 'Votre compte est créé' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });
});
