import { kit } from '@portal/kit';
import { act, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { MARIE, profileOf, renderPortal, type PortalVisit } from '../../test/render-portal';
import { deploy, servedRemotes, type ServedEntry } from '../../test/sample-remotes';

// jsdom has no layout, so sizes never change.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Pages of the agent app that show their version. */
const pages = {
  'dashboard 1.0.0': () => <h1>Tableau de bord 1.0</h1>,
  'dashboard 1.1.0': () => <h1>Tableau de bord 1.1</h1>,
  'projectList 1.0.0': () => <h1>Projets 1.0</h1>,
  'projectList 1.1.0': () => <h1>Projets 1.1</h1>,
};

async function openAgent(visit: PortalVisit = {}) {
  const portal = renderPortal({ as: 'AGENT', at: '/agent/home', pages, ...visit });
  await screen.findByRole('heading', { name: /Tableau de bord/ });
  return portal;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a new version of the remote that is open', () => {
  it('does not come with the next page either while the remote is at work', async () => {
    const { serve, visit } = await openAgent({ isBusy: () => true });
    await serve(({ agent }) => deploy(agent, '1.1.0'));
    await visit('/projectsList');

    expect(title()).toBe('Projets 1.0');
  });
});

describe('a version that is taken back', () => {
  const takeBack = ({ agent }: Record<string, ServedEntry>) => {
    if (agent) Object.assign(agent, { stable: '1.0.0', ladder: ['1.0.0', '0.9.0'] });
  };
  it('stays while something is typed, says so, and leaves once that is saved', async () => {
    const { serve, visit } = await openAgent();
    await serve(({ agent }) => deploy(agent, '1.1.0'));
    await visit('/projectsList');
    expect(title()).toBe('Projets 1.1');
    let release = () => {};
    act(() => {
      release = kit().unsaved.hold();
    });
    await serve(takeBack);
    expect(await screen.findByText(/a été retirée\. Elle reste à l’écran/)).toBeVisible();
    expect(title()).toBe('Projets 1.1');
    act(release);

    expect(await screen.findByRole('heading', { name: 'Projets 1.0' })).toBeVisible();
    expect(screen.queryByText(/a été retirée/)).not.toBeInTheDocument();
  });
});

describe('pages that a release brings or takes away', () => {
  const news = {
    path: '/agent/news',
    page: 'news',
    title: 'Nouveautés',
    roles: ['AGENT'],
    access: 'signed-in',
  };
  const withNews = (routes: unknown) => [...(routes as object[]), news];

  it('are looked for once more before it is said that there is no such page', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
    const { publish, visit } = renderPortal({ as: 'AGENT', at: '/agent/home', pages });
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    publish(({ agent }) => deploy(agent, '1.1.0', { routes: withNews(agent?.versions['1.0.0']?.routes) }));
    await visit('/agent/news');
    await act(() => jest.advanceTimersByTimeAsync(10));

    expect(title()).toBe('news');
  });
});

describe('a canary', () => {
  it('is for the roles it names: whoever signs in gets it, whoever signs out does not', async () => {
    const served = servedRemotes();
    const both = { 'contact 1.0.0': () => <h1>Contact 1.0</h1>, 'contact 1.1.0': () => <h1>Contact 1.1</h1> };
    const stable = served['public']?.versions['1.0.0'];
    Object.assign(served['public'] ?? {}, {
      canary: { version: '1.1.0', percent: 100, roles: ['AGENT'], salt: 'public-1.1.0' },
      versions: { ...served['public']?.versions, '1.1.0': stable },
    });
    const profile = () => of(profileOf(4));
    const { visit, kit: opened } = renderPortal({ at: '/contact', pages: both, served, profile });
    expect(await screen.findByRole('heading', { name: 'Contact 1.0' })).toBeVisible();
    act(() => {
      opened.session.open(MARIE);
      opened.session.identify({ profileId: 7, customer: 59, roleIds: [4] });
    });
    await visit('/terms');
    await visit('/contact');
    expect(title()).toBe('Contact 1.1');
    act(() => opened.session.close());
    await visit('/terms');
    await visit('/contact');
    expect(title()).toBe('Contact 1.0');
  });
});
