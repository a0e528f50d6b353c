import type { HttpAnswer } from '@portal/kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { of } from 'rxjs';
import { RemoteError } from '../remotes/remote-error';
import { MARIE, renderPortal, type PortalVisit } from '../../test/render-portal';
import { servedRemotes } from '../../test/sample-remotes';

const ON_THE_NETWORK = { code: 'NETWORK', remote: 'public', phase: 'entry' } as const;

describe('a page that cannot be had', () => {
  it('costs its own place only, and has a reference for support, the same while it fails in the same way', async () => {
    const { user } = renderPortal({
      at: '/contact',
      beforeLoad: (_, page) => {
        if (page === 'contact') throw new RemoteError(ON_THE_NETWORK);
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Ces informations n’ont pas pu être chargées');
    expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toBeEnabled();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(document.title).toBe('InterGestion - Page indisponible');
    const told = screen.getByText(/donnez au support la référence [2-9A-Z]{3}-[2-9A-Z]{3}\.$/);
    const reference = /[2-9A-Z]{3}-[2-9A-Z]{3}/.exec(told.textContent)?.[0];
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText(/donnez au support/)).toHaveTextContent(`référence ${String(reference)}.`);
  });
});

describe('an app that is switched off', () => {
  /** What the user sees at a path while these apps are switched off. */
  async function closedCard(visit: PortalVisit, ...closed: readonly string[]) {
    const served = servedRemotes();
    for (const name of closed) Object.assign(served[name] ?? {}, { disabled: { message: 'À 14 h.' } });
    const portal = renderPortal({ ...visit, served });
    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent('Cette rubrique est momentanément fermée');
    expect(card).toHaveTextContent('À 14 h.');
    expect(card).not.toHaveTextContent('support');
    return { ...portal, card };
  }

  it('comes by itself once the registry says that it is open again', async () => {
    const { serve } = await closedCard({ as: 'APPLICANT', at: '/projectsList' }, 'applicant');
    await serve(({ applicant }) => Object.assign(applicant ?? {}, { disabled: false }));
    expect(await screen.findByRole('heading', { name: 'projectList' })).toBeVisible();
  });

  it('leads to the start page, when that is of another app', async () => {
    const { card, user, address } = await closedCard({ as: 'DIRECTOR', at: '/usersList' }, 'admin');
    await user.click(await within(card).findByRole('link', { name: 'Revenir à l’accueil' }));
    expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeVisible();
    expect(address()).toBe('/');
  });

  it.each([
    { as: 'DIRECTOR', label: 'Utilisateurs', page: 'userList' },
    { as: 'AGENT', label: 'Contact', page: 'contact' },
  ] as const)('leads $as to another open page, when the start page is closed as well', async (given) => {
    const { card, user } = await closedCard({ as: given.as, at: '/propositionsList' }, 'agent');
    await user.click(await within(card).findByRole('link', { name: `Ouvrir «\u00A0${given.label}\u00A0»` }));
    expect(await screen.findByRole('heading', { name: given.page })).toBeVisible();
  });

  it('says that a draft is kept, to whoever has one', async () => {
    const { card, kit, visit } = await closedCard({ as: 'APPLICANT', at: '/projectsList' }, 'applicant');
    await within(card).findByRole('link');
    expect(card).not.toHaveTextContent('brouillon');
    kit.drafts.slot('project/new', 1).write({ description: 'À Nantes.' });
    await visit('/editProjectApplicant');
    expect(await screen.findByText('À 14 h. Votre brouillon est conservé.')).toBeVisible();
  });
});

describe('a page that throws while it renders', () => {
  it('is mounted once more by itself, and nobody notices when that is enough', async () => {
    // React logs render errors.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    function Terms() {
      if (isBroken) throw new Error('no such field');
      return <h1>Conditions</h1>;
    }
    const crashed = jest.fn(() => {
      isBroken = false;
      return 'again' as const;
    });
    renderPortal({ at: '/terms', pages: { terms: Terms }, crashed });
    expect(await screen.findByRole('heading', { name: 'Conditions' })).toBeVisible();
    expect(crashed.mock.calls).toEqual([['public', '1.0.0']]);
  });
});

describe('a page that takes long', () => {
  beforeEach(() => jest.useFakeTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('says so after 1.2 s, while the page before it stays', async () => {
    let come: () => void = () => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    renderPortal({ at: '/terms', beforeLoad: (_, page) => (page === 'contact' ? coming : undefined) });
    await pass(0);
    fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' }));
    await pass(1199);
    expect(screen.queryByText(/un peu long…/)).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('C’est un peu long… la page arrive.');
    expect(screen.getByRole('heading', { name: 'terms' })).toBeVisible();
    come();
    await pass(0);
    expect(screen.getByRole('heading', { name: 'contact' })).toBeVisible();
    expect(screen.queryByText(/un peu long…/)).not.toBeInTheDocument();
  });
});

describe('banners', () => {
  it('say that the connection is lost, and go when it is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get');
    const Form = () => (
      <form>
        <input aria-label="Nom" />
      </form>
    );
    const { user, visit } = renderPortal({ pages: { contact: Form } });
    await screen.findByRole('heading', { name: 'home' });
    onLine.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText('Vous êtes hors connexion.')).toBeVisible();
    await visit('/contact');
    await user.type(screen.getByLabelText('Nom'), 'Zoé');
    expect(screen.getByText(/^Vous êtes hors connexion\. Vos saisies sont conservées/)).toBeVisible();
    await visit('/terms');
    expect(screen.getByText('Vous êtes hors connexion.')).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Vous êtes hors connexion/)).not.toBeInTheDocument();
  });

  it('say that the session has expired, until somebody signs in again', async () => {
    jest.useFakeTimers();
    const refused: HttpAnswer = { status: 401, headers: {}, body: null };
    const { kit, address } = renderPortal({ as: 'AGENT', at: '/terms', profile: () => of(refused) });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Votre session a expiré. Reconnectez-vous pour continuer.')).toBeVisible();
    expect(kit.session.current().isLoggedIn).toBe(false);
    expect(address()).toBe('/terms');
    expect(screen.getByRole('link', { name: 'Se reconnecter' })).toHaveAttribute(
      'href',
      '/login?next=%2Fterms',
    );
    await act(async () => {
      kit.session.open(MARIE);
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(screen.queryByText(/Votre session a expiré/)).not.toBeInTheDocument();
  });
});
