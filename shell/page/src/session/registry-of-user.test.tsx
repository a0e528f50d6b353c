import { kit } from '@portal/kit';
import { act, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { MARIE, profileOf, renderPortal, type OpenedPortal } from '../../test/render-portal';

/** Stands in for the login form after a successful login. */
function SignIn() {
  return <button onClick={() => kit().session.open(MARIE)}>CONNEXION</button>;
}

const open = (at: string, roleId = 4) =>
  renderPortal({ at, profile: () => of(profileOf(roleId)), pages: { signIn: SignIn } });
const signIn = async ({ user }: OpenedPortal) =>
  user.click(await screen.findByRole('button', { name: 'CONNEXION' }));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const FOR_AGENTS = '/remotes.json?role=AGENT';

describe('a visitor, whose registry has no app of the staff', () => {
  it.each(['/agent/home', '/projectFile/12?onglet=contacts', '/usersList'])(
    'who opens %s is led to the sign-in, and comes back with what their role has',
    async (wanted) => {
      const portal = open(wanted);
      expect(await screen.findByRole('button', { name: 'CONNEXION' })).toBeVisible();
      expect(portal.address()).toBe(`/login?${new URLSearchParams({ next: wanted }).toString()}`);
      expect(portal.askedFor).toEqual([]);

      await signIn(portal);
      expect(await screen.findByRole('heading', { name: /dashboard|projectFile|userList/ })).toBeVisible();
      expect(portal.address()).toBe(wanted);
      expect([...new Set(portal.askedFor)]).toEqual([FOR_AGENTS]);
    },
  );

  it('never sees that a page of the staff is not there', async () => {
    let isSeen = false;
    const portal = open('/login');
    const observer = new MutationObserver(() => {
      isSeen ||= screen.queryByRole('heading', { name: 'Page introuvable' }) !== null;
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await signIn(portal);
    expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible();
    expect(isSeen).toBe(false);
    await portal.visit('/agent/nothing');
    expect(await screen.findByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    expect(isSeen).toBe(true);
    observer.disconnect();
  });
});

it('a role that the server corrects has its own registry before its first page', async () => {
  const portal = renderPortal({ as: 'APPLICANT', at: '/applicant/home' });
  await screen.findByRole('heading', { name: 'home' });
  act(() => portal.kit.session.identify({ profileId: 7, customer: 59, roleIds: [5] }));
  await portal.visit('/agent/home');
  expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible();
  expect([...new Set(portal.askedFor)]).toEqual(['/remotes.json?role=DIRECTOR']);
});

describe('a server that does not answer', () => {
  it('costs who signs in for the first time one press, not the session', async () => {
    const portal = open('/login');
    await screen.findByRole('button', { name: 'CONNEXION' });
    portal.answerWith(unreachable);
    await signIn(portal);
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    expect(portal.kit.session.current().role).toBe('AGENT');

    portal.answerWith('again');
    await portal.user.click(again);
    expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible();
  });
});
