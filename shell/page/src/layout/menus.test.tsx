import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPortal, type PortalVisit } from '../../test/render-portal';

type Role = NonNullable<PortalVisit['as']>;

/** The profile is read after the page's first call; on a page that makes none, seconds later. */
const makeFirstCall = (kit: ReturnType<typeof renderPortal>['kit']) =>
  act(() => void kit.http.signed.send({ method: 'GET', path: '/admin/api/requests' }).subscribe());

const labelsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .join(' · ');

/** The menus of the specification (section 2), in order. */
const AGENT_MENU = 'Accueil · Projets · Propositions · Adresses · Contact · Déconnexion';
const NETWORK_MENU = 'Accueil · Projets · Propositions · Adresses · Utilisateurs · Contact · Déconnexion';
const APPLICANT_MENU =
  'Accueil · Un projet · Vos projets · Vos propositions · Carnet d’adresses · Conditions de financementPDF, nouvelle fenêtre · Tutoriel d’inscription · Contact · Déconnexion';

describe('the burger menu', () => {
  it.each<[string, Role | undefined, string]>([
    ['a visitor', undefined, 'Accueil · Contact'],
    ['an applicant', 'APPLICANT', APPLICANT_MENU],
    ['an agent', 'AGENT', AGENT_MENU],
    ['a director', 'DIRECTOR', NETWORK_MENU],
    ['an administrator', 'ADMIN', NETWORK_MENU],
    ['a signed-in user of unknown role', 'VISITOR', 'Accueil · Contact · Déconnexion'],
  ])('of %s has the entries of the specification', async (_, as, entries) => {
    const { user } = renderPortal({ at: '/terms', ...(as && { as }) });
    await screen.findByRole('heading', { name: 'terms' });
    await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    expect(labelsIn(await screen.findByRole('dialog', { name: 'Menu' }))).toBe(entries);
  });

  it('opens the financing conditions, a document, in a tab of its own', async () => {
    const { user } = renderPortal({ at: '/terms', as: 'APPLICANT' });
    await user.click(await screen.findByRole('button', { name: 'Ouvrir le menu' }));
    const link = await screen.findByRole('link', { name: /Conditions de financement/ });
    expect(link).toHaveAttribute('href', '/documents/conditions-de-financement.pdf');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says who is signed in, and leads agents to their own list of projects, the header to the shared one', async () => {
    const { user, kit } = renderPortal({ at: '/terms', as: 'AGENT' });
    const header = await screen.findByRole('navigation', { name: 'Navigation principale' });
    expect(within(header).getByRole('link', { name: 'Projets' })).toHaveAttribute('href', '/projectsList');
    await user.click(screen.getByRole('button', { name: 'Ouvrir le menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('link', { name: 'Projets' })).toHaveAttribute('href', '/projectsListPage');
    makeFirstCall(kit);
    expect(await within(menu).findByText('Marie Durand')).toBeVisible();
    expect(within(menu).getByText('marie.durand@intergestion.example')).toBeVisible();
  });
});

describe('opening and closing the burger menu', () => {
  async function openMenu() {
    const portal = renderPortal({ as: 'AGENT', at: '/propositionsList' });
    await screen.findByRole('heading', { name: 'propositionList' });
    const burger = screen.getByRole('button', { name: 'Ouvrir le menu' });
    await portal.user.click(burger);
    return { ...portal, burger, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
  }

  it('is told to screen readers, and Escape gives the focus back to the burger', async () => {
    const { burger, user } = await openMenu();
    expect(burger).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Fermer le menu' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(burger).toHaveAttribute('aria-expanded', 'false');
    expect(burger).toHaveFocus();
  });

  it.each<[string, (burger: HTMLElement) => void]>([
    ['a second press', (burger) => burger.click()],
    ['Escape', (burger) => void fireEvent.keyDown(burger, { key: 'Escape' })],
  ])('says that the menu is on its way, and %s does without it', async (_, change) => {
    const { user } = renderPortal({ at: '/terms' });
    const burger = await screen.findByRole('button', { name: 'Ouvrir le menu' });
    act(() => burger.click());
    expect(burger).toHaveAttribute('aria-busy', 'true');
    expect(burger).toHaveAttribute('aria-expanded', 'false');
    act(() => change(burger));
    expect(burger).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(burger);
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(burger).toHaveAttribute('aria-expanded', 'true');
    expect(burger).toHaveAttribute('aria-busy', 'false');
  });

  it('closes on a click outside, not on one inside that leads nowhere', async () => {
    const { menu, user } = await openMenu();
    await user.click(screen.getByRole('navigation', { name: 'Menu' }));
    expect(menu).toBeInTheDocument();
    await user.click(menu);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes when an entry is followed, and the new page has the focus', async () => {
    const { address, menu, user } = await openMenu();
    await user.click(within(menu).getByRole('link', { name: 'Adresses' }));
    expect(await screen.findByRole('heading', { name: 'addressBook' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/addressBookPage');
  });
});

describe('the header', () => {
  it('offers a visitor to sign in', async () => {
    renderPortal();
    expect(await screen.findByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('link', { name: /Votre profil/ })).not.toBeInTheDocument();
  });

  it('keeps the page that was wanted on the way to the login', async () => {
    renderPortal({ at: '/ConfirmRegister?next=%2FaddProject%3Famount%3D200000' });
    expect(await screen.findByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/login?next=%2FaddProject%3Famount%3D200000',
    );
  });

  it('leads who is signed in to their profile, by their name', async () => {
    const { kit } = renderPortal({ as: 'DIRECTOR' });
    await screen.findByRole('link', { name: 'Votre profil' });
    makeFirstCall(kit);
    expect(await screen.findByRole('link', { name: 'Votre profil, Marie Durand' })).toHaveAttribute(
      'href',
      '/ProfileDetail',
    );
    expect(screen.queryByRole('link', { name: 'Se connecter' })).not.toBeInTheDocument();
  });
});

it('the footer leads to the legal pages and the simulator, under a copyright of 2025', async () => {
  renderPortal({ at: '/terms' });
  const footer = await screen.findByRole('contentinfo');
  const links = within(footer).getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${String(link.getAttribute('href'))}`)).toEqual([
    'Mentions légales /legal',
    'Conditions générales /terms',
    'Contact /contact',
    'Confidentialité /confidentialite',
    'Glossaire /glossaire',
    'Accessibilité\u00A0: partiellement conforme /accessibilite',
    'Simulateur /simulateur',
    'Cookies /cookies',
  ]);
  expect(footer).toHaveTextContent('© 2025 InterGestion');
});

it.each([
  ['VISITOR', true],
  ['APPLICANT', true],
  ['AGENT', false],
  ['ADMIN', false],
] as const)('the footer says to %s what a credit commits to: %s', async (as, isSaid) => {
  renderPortal({ at: '/terms', as });
  const footer = await screen.findByRole('contentinfo');
  expect(within(footer).queryAllByText(/doit être remboursé/)).toHaveLength(isSaid ? 1 : 0);
});
