import { screen } from '@testing-library/react';
import { renderPortal } from '../../test/render-portal';

describe('a visit', () => {
  it('to a protected page without a session leads to the login', async () => {
    const { address } = renderPortal({ at: '/usersList' });
    expect(await screen.findByRole('heading', { name: 'signIn' })).toBeVisible();
    expect(address()).toBe('/login?next=%2FusersList');
  });

  it('to a page of another role leads home', async () => {
    const { address } = renderPortal({ as: 'APPLICANT', at: '/agent/home' });
    expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
    expect(address()).toBe('/');
  });

  it.each(['/projectsList/', '/projectslist', '/projectsList'])('to %s finds the page', async (at) => {
    renderPortal({ as: 'APPLICANT', at });
    expect(await screen.findByRole('heading', { name: 'projectList' })).toBeVisible();
  });

  it.each([
    ['accept', 'empty'],
    ['refuse', 'empty'],
    ['12', 'propositionDetails'],
  ])('to /propositionDetailsPage/%s finds the page %s', async (last, page) => {
    renderPortal({ as: 'AGENT', at: `/propositionDetailsPage/${last}` });
    expect(await screen.findByRole('heading', { name: page })).toBeVisible();
  });

  it('to an unknown path is told so, and can go on', async () => {
    const { user, address } = renderPortal({ at: '/nulle-part' });
    expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Revenir à l’accueil' }));
    expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
    expect(address()).toBe('/');
  });
});

describe('after a navigation', () => {
  it('the title, the announcement and the focus are those of the new page', async () => {
    const { visit } = renderPortal();
    await screen.findByRole('heading', { name: 'home' });
    expect(document.title).toBe('InterGestion - Accueil');
    await visit('/legal');
    expect(document.title).toBe('InterGestion - Mentions légales');
    expect(screen.getByText('Mentions légales', { selector: '[aria-live]' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'legal' })).toHaveFocus();
  });

  it('the focus goes to what the address names', async () => {
    function TwoForms() {
      return (
        <>
          <h1>Connexion et inscription</h1>
          <h2 id="inscription">Créer votre compte</h2>
        </>
      );
    }
    const { visit } = renderPortal({ pages: { signIn: TwoForms } });
    await screen.findByRole('heading', { name: 'home' });
    await visit('/login#inscription');
    expect(screen.getByRole('heading', { name: 'Créer votre compte' })).toHaveFocus();
  });

  it('the page starts at its top; on the way back the browser decides', async () => {
    const scrolls: number[] = [];
    window.scrollTo = () => void scrolls.push(0);
    const { visit } = renderPortal();
    await screen.findByRole('heading', { name: 'home' });
    await visit('/legal');
    expect(scrolls).toHaveLength(1);
    await visit(-1);
    expect(await screen.findByRole('heading', { name: 'home' })).toHaveFocus();
    expect(scrolls).toHaveLength(1);
  });
});
