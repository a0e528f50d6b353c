import { kit, NOBODY, useSession, type HttpAnswer } from '@portal/kit';
import { act, screen } from '@testing-library/react';
import { type Observable, of, Subject, throwError } from 'rxjs';
import { MARIE, profileOf, renderPortal } from '../../test/render-portal';

/** Stands in for the login form after a successful login. */
function SignIn() {
  return <button onClick={() => kit().session.open(MARIE)}>CONNEXION</button>;
}

const NOBODY_FOUND: HttpAnswer = { status: 200, headers: {}, body: [] };

async function signIn(at: string, profile: () => Observable<HttpAnswer>) {
  const portal = renderPortal({ at, profile, pages: { signIn: SignIn } });
  await portal.user.click(await screen.findByRole('button', { name: 'CONNEXION' }));
  return portal;
}

describe('after a login', () => {
  it.each([
    ['an administrator', 1, '/agent/home', 'dashboard'],
    ['a director', 5, '/agent/home', 'dashboard'],
    ['an agent', 4, '/agent/home', 'dashboard'],
    ['an applicant', 2, '/applicant/home', 'home'],
    ['someone of unknown role', 3, '/', 'home'],
  ])('%s (role id %i) lands on %s', async (_, roleId, path, page) => {
    const { address } = await signIn('/login', () => of(profileOf(roleId)));
    expect(await screen.findByRole('heading', { name: page })).toBeVisible();
    expect(address()).toBe(path);
  });

  it('the page that was wanted opens, whatever the home of the role', async () => {
    const { address } = await signIn('/projectFile/12?onglet=contacts', () => of(profileOf(2)));
    expect(await screen.findByRole('heading', { name: 'projectFile' })).toBeVisible();
    expect(address()).toBe('/projectFile/12?onglet=contacts');
  });

  it('a registry that does not come costs one click, not the session', async () => {
    const portal = renderPortal({ at: '/login', profile: () => of(profileOf(4)), pages: { signIn: SignIn } });
    const button = await screen.findByRole('button', { name: 'CONNEXION' });
    portal.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await portal.user.click(button);
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    expect(portal.kit.session.current().role).toBe('AGENT');
    portal.answerWith('again');
    await portal.user.click(again);
    expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible();
  });

  it('a profile that cannot be read costs one click, not the session', async () => {
    let isDown = true;
    const { user, kit: opened } = await signIn('/login', () =>
      isDown ? throwError(() => new TypeError('network')) : of(profileOf(5)),
    );
    await screen.findByRole('button', { name: 'Réessayer' });
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible();
    expect(opened.session.current().role).toBe('DIRECTOR');
  });

  it('an account that no longer exists is signed out', async () => {
    const { kit: opened } = await signIn('/login', () => of(NOBODY_FOUND));
    expect(await screen.findByRole('button', { name: 'CONNEXION' })).toBeVisible();
    expect(opened.session.current()).toMatchObject({ isLoggedIn: false, role: 'VISITOR' });
  });
});

describe('while the profile loads', () => {
  it("the home says 'Loading...', under a header that already works", async () => {
    const profile = new Subject<HttpAnswer>();
    localStorage.setItem('token', MARIE.token);
    localStorage.setItem('email', MARIE.email);
    localStorage.setItem('isLoggedIn', 'true');
    renderPortal({ profile: () => profile });
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toBeEnabled();

    act(() => {
      profile.next(profileOf(2));
      profile.complete();
    });
    expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });
});

describe('the logout', () => {
  async function signOut() {
    const portal = renderPortal({ as: 'AGENT', at: '/propositionsList' });
    await screen.findByRole('heading', { name: 'propositionList' });
    await portal.user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    await portal.user.click(await screen.findByRole('button', { name: 'Déconnexion' }));
    expect(await screen.findByRole('heading', { name: 'home' })).toBeVisible();
    return portal;
  }

  it('clears the session, sets the role VISITOR and goes home', async () => {
    const { address, kit: opened } = await signOut();
    expect(address()).toBe('/');
    expect(opened.session.current()).toEqual(NOBODY);
    expect(screen.getByRole('link', { name: 'Se connecter' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tells the server, which then forgets the key', async () => {
    const { calls } = await signOut();
    expect(calls).toContain('POST /api/logout');
  });

  it('takes a protected page away at once: it never sees the session gone', async () => {
    const seen: boolean[] = [];
    function PropositionList() {
      seen.push(useSession().isLoggedIn);
      return <h1>Propositions</h1>;
    }
    const { kit: opened } = renderPortal({
      as: 'AGENT',
      at: '/propositionsList',
      pages: { propositionList: PropositionList },
    });
    await screen.findByRole('heading', { name: 'Propositions' });
    act(() => opened.session.close());
    expect(screen.queryByRole('heading', { name: 'Propositions' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'signIn' })).toBeVisible();
    expect(seen).not.toContain(false);
  });

  it('in another tab leads this one to the login, which comes back to the page', async () => {
    const { address } = renderPortal({ as: 'AGENT', at: '/propositionsList' });
    await screen.findByRole('heading', { name: 'propositionList' });
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(await screen.findByRole('heading', { name: 'signIn' })).toBeVisible();
    expect(address()).toBe('/login?next=%2FpropositionsList');
    expect(screen.queryByText(/Votre session a expiré/)).not.toBeInTheDocument();
  });
});
