import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { renderPortal, type PortalVisit } from '../../test/render-portal';

const MEASURED = { analyticsId: '7', analyticsUrl: 'https://mesure.example/matomo.php' } as const;
const ASKING = { ...MEASURED, affiliationCookie: 'consent' } as const;
const TITLE = 'Vos choix en matière de cookies';
/** The stored purposes; undefined: no stored choice. */
const kept = () => localStorage.getItem('portal.consent')?.split('|')[3];

const findBanner = () => screen.findByRole('region', { name: TITLE });
const button = (place: HTMLElement, name: string) => within(place).getByRole('button', { name });

async function openPortal(visit: PortalVisit = {}) {
  const portal = renderPortal(visit);
  await screen.findByRole('heading', { name: 'home' });
  return portal;
}

async function violations() {
  const found = await axe.run(document.body, {
    // jsdom cannot compute colours.
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

describe('the cookie banner', () => {
  it('says what for, and offers to refuse as it offers to accept', async () => {
    await openPortal({ settings: ASKING });
    const banner = await findBanner();
    expect(banner).toHaveTextContent(
      'Avec votre accord, nous en utilisons aussi pour mesurer l’audience et pour savoir qui vous a recommandé.',
    );
    const [accept, refuse] = [button(banner, 'Tout accepter'), button(banner, 'Tout refuser')];
    expect(refuse.dataset).toEqual(accept.dataset);
    expect(refuse.className).toBe(accept.className);
    expect(kept()).toBeUndefined();
    expect(await violations()).toEqual([]);
  });

  it.each([
    ['Tout accepter', 'analytics,affiliation'],
    ['Tout refuser', ''],
    ['Fermer et tout refuser', ''],
  ])('goes with %s, and gives the focus to the page', async (name, choice) => {
    const { user } = await openPortal({ settings: ASKING });
    await user.click(button(await findBanner(), name));
    expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
    expect(kept()).toBe(choice);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leads to a choice of each purpose, none of them ticked', async () => {
    const { user } = await openPortal({ settings: ASKING });
    await user.click(button(await findBanner(), 'Choisir'));
    const dialog = screen.getByRole('dialog', { name: 'Gérer mes cookies' });
    const audience = within(dialog).getByRole('checkbox', { name: 'Mesure d’audience' });
    expect(audience).not.toBeChecked();
    expect(within(dialog).getByRole('checkbox', { name: 'Mise en relation' })).not.toBeChecked();
    await user.click(audience);
    await user.click(button(dialog, 'Enregistrer vos choix'));
    expect(kept()).toBe('analytics');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: TITLE })).not.toBeInTheDocument();
  });
});

it('is a page to read where there is no choice', async () => {
  await openPortal();
  expect(screen.getByRole('link', { name: 'Cookies' })).toHaveAttribute('href', '/cookies');
  expect(screen.queryByRole('button', { name: 'Gérer mes cookies' })).not.toBeInTheDocument();
});
