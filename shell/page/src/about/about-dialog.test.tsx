import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { NotedProblem } from '../telemetry/running-portal';
import { renderPortal, type PortalVisit } from '../../test/render-portal';

const NAME = 'À propos de ce portail';

beforeAll(() => {
  Object.assign(globalThis, { __SHELL_VERSION__: '1.3.0-3f9a2c1b44' });
});
const CRASH: NotedProblem = {
  report: {
    name: 'RemoteError',
    message: 'RENDER while loading agent 1.0.0 (render)',
    error: Object.assign(new Error('no such field'), { code: 'RENDER' }),
    context: { remote: 'agent', version: '1.0.0', incident: 'K7F-3QD' },
  },
  at: Date.parse('2026-06-15T09:30:00Z'),
  portal: { shell: '1.3.0', serial: 1, remotes: {} },
  path: '/agent/home',
  owner: undefined,
};

async function openAbout(visit: PortalVisit = {}) {
  const portal = renderPortal({ at: '/terms', as: 'ADMIN', ...visit });
  await portal.user.click(await screen.findByRole('button', { name: NAME }));
  return { ...portal, dialog: await screen.findByRole('dialog', { name: NAME }) };
}

function fact(place: HTMLElement, term: string) {
  const at = within(place)
    .getAllByRole('term')
    .findIndex(({ textContent }) => textContent === term);
  return within(place).getAllByRole('definition')[at];
}

describe('« À propos de ce portail »', () => {
  it.each(['DIRECTOR', 'AGENT', 'APPLICANT', 'VISITOR'] as const)('is not for %s', async (as) => {
    renderPortal({ at: '/terms', as });
    await screen.findByRole('contentinfo');
    expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument();
  });

  it('says which shell, which registry and which version of each remote run', async () => {
    const { dialog } = await openAbout();
    expect(fact(dialog, 'Portail')).toHaveTextContent('1.3.0-3f9a2c1b44');
    expect(fact(dialog, 'Registre')).toHaveTextContent(/^n° \d+/);
    const own = within(dialog).getByRole('region', { name: 'Pages publiques' });
    expect(own).toHaveTextContent('team-public');
    expect(fact(own, 'Version')).toHaveTextContent('1.0.0 · en service');
    expect(fact(own, 'Dernier incident')).toHaveTextContent('Aucun dans cette page');
  });

  it('says what went wrong last in a remote, by the id that its user was shown, and copies it all for support', async () => {
    const { dialog, user } = await openAbout({ problems: [CRASH] });
    const agent = within(dialog).getByRole('region', { name: 'Espace de l’agence' });
    expect(fact(agent, 'Dernier incident')).toHaveTextContent(
      'K7F-3QD · RENDER · version 1.0.0 · 15/06/2026 à 11 h 30',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Copier' }));
    expect(await within(dialog).findByRole('status')).toHaveTextContent('Texte copié.');
    const text = await navigator.clipboard.readText();
    expect(text).toMatch(/^InterGestion, à propos de ce portail\nPortail\s: 1\.3\.0-3f9a2c1b44\n/);
    expect(text).toMatch(/\nagent \(team-agent\)\nVersion\s: 1\.0\.0 · en service\n/);
    expect(text).toContain('K7F-3QD');
  });

  it('names the texts that the operator has not filled in', async () => {
    const { dialog } = await openAbout();
    await within(dialog).findByText('Textes à compléter');
    expect(fact(dialog, 'Textes à compléter')).toHaveTextContent(/^Contactez-nous$/);
  });

  it('reads well for who does not see it', async () => {
    await openAbout();
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
