import type { HttpAnswer } from '@portal/kit';
import { act, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { RemoteError } from '../registry';
import { MARIE, renderPortal } from '../testing/render-portal';

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

const ON_THE_NETWORK = { code: 'NETWORK', remote: 'public', phase: 'entry' } as const;

describe('a page that cannot be had', () => {
  /** The page fails until the test says otherwise. */
  function withBrokenPage(failure: () => Error = () => new RemoteError(ON_THE_NETWORK)) {
    const state = { isBroken: true };
    const portal = renderPortal({
      at: '/contact',
      beforeLoad: (_, page) => {
        if (page === 'contact' && state.isBroken) throw failure();
      },
    });
    return { ...portal, mend: () => (state.isBroken = false) };
  }

  it('costs its own place only: the header, the menu and the footer stay', async () => {
    withBrokenPage();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ces informations n’ont pas pu être chargées');
    expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toBeEnabled();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(document.title).toBe('InterGestion - Page indisponible');
  });

  it('comes with Réessayer, without a reload of the portal', async () => {
    const { mend, user } = withBrokenPage();
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    mend();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'contact' })).toBeVisible();
    expect(document.title).toBe('InterGestion - Contact');
  });

  it('does not keep one from going elsewhere', async () => {
    const { visit } = withBrokenPage();
    await screen.findByRole('button', { name: 'Réessayer' });
    await visit('/terms');
    expect(screen.getByRole('heading', { name: 'terms' })).toBeVisible();
  });

  it('says why when whoever switched it off wrote so', async () => {
    withBrokenPage(
      () => new RemoteError({ ...ON_THE_NETWORK, code: 'DISABLED', notice: 'De retour lundi à 9 h.' }),
    );
    expect(await screen.findByText('De retour lundi à 9 h.')).toBeVisible();
  });
});

describe('a page that throws while it renders', () => {
  it('is contained, told to whoever looks for the cause, and comes back with Réessayer', async () => {
    // React itself prints what a component throws.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    function Terms() {
      if (isBroken) throw new Error('no such field');
      return <h1>Conditions</h1>;
    }
    const { user } = renderPortal({ at: '/terms', pages: { terms: Terms } });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toBeEnabled();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Conditions' })).toBeVisible();
  });
});

describe('banners', () => {
  it('say that the connection is lost, and go when it is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get');
    renderPortal();
    await screen.findByRole('heading', { name: 'home' });
    onLine.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/Vous êtes hors connexion/)).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Vous êtes hors connexion/)).not.toBeInTheDocument();
  });

  it('say that the session has expired, until somebody signs in again', async () => {
    jest.useFakeTimers();
    const refused: HttpAnswer = { status: 401, headers: {}, body: null };
    const { kit, address } = renderPortal({ as: 'AGENT', at: '/terms', profile: () => of(refused) });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('Votre session a expiré. Reconnectez-vous pour continuer.')).toBeVisible();
    expect(kit.session.current().isLoggedIn).toBe(false);
    expect(address()).toBe('/terms');
    expect(screen.getByRole('link', { name: 'Se reconnecter' })).toHaveAttribute(
      'href',
      '/login?next=%2Fterms',
    );
    jest.useRealTimers();
  });

  it('say after an expiry that the draft is kept, on the login page as well, which leads back', async () => {
    jest.useFakeTimers();
    const refused: HttpAnswer = { status: 401, headers: {}, body: null };
    const { kit, address } = renderPortal({
      as: 'APPLICANT',
      at: '/editProjectApplicant',
      profile: () => of(refused),
    });
    kit.drafts.slot('project', 1).write({ description: 'À Nantes.' });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(
      screen.getByText(
        /^Votre session a expiré\. Reconnectez-vous pour continuer\s; votre brouillon est conservé\.$/,
      ),
    ).toBeVisible();
    expect(address()).toBe('/login?next=%2FeditProjectApplicant');
    expect(screen.queryByRole('link', { name: 'Se reconnecter' })).not.toBeInTheDocument();
    act(() => kit.session.open(MARIE));
    expect(screen.queryByText(/Votre session a expiré/)).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});
