import type { Choice } from './choose-version';
import { menuFor, routesOf } from './navigation';
import type { Declared, MenuEntry, RemoteRoute } from './registry';
import { listed } from './registry-samples';

const entry = (id: string, order: number, roles: MenuEntry['roles']): MenuEntry => ({
  id,
  label: id,
  to: `/${id}`,
  order,
  roles,
  icon: undefined,
  places: ['side'],
  sections: [],
  newTab: false,
});

const choice = (name: string, declared: Partial<Declared>): Choice => {
  const release = listed(name, '1.0.0');
  return {
    name,
    release,
    source: 'stable',
    declared: { routes: [], menu: [], ...declared },
    candidates: [release],
    blocked: undefined,
  };
};

describe('the menu', () => {
  const choices = [
    choice('agent', { menu: [entry('contact', 90, ['AGENT']), entry('projects', 20, ['AGENT', 'ADMIN'])] }),
    choice('admin', { menu: [entry('users', 60, ['ADMIN']), entry('projects', 20, ['ADMIN'])] }),
  ];

  it('shows a role what all remotes declare for it, in their order', () => {
    expect(menuFor(choices, 'AGENT').map(({ id }) => id)).toEqual(['projects', 'contact']);
  });

  it('shows an entry that two remotes declare once', () => {
    expect(menuFor(choices, 'ADMIN').map(({ id }) => id)).toEqual(['projects', 'users']);
  });
});

describe('the routes', () => {
  it('name their remote, and leave out what the policy does not give it', () => {
    const home: RemoteRoute = {
      path: '/agent/home',
      page: 'home',
      title: 'x',
      roles: ['AGENT'],
      access: 'signed-in',
    };
    const choices = [choice('agent', { routes: [home, { ...home, path: '/login' }] })];
    const policy = { agent: { owner: 'team-agent', claims: [{ paths: ['/agent/*'], roles: ['AGENT'] }] } };

    expect(routesOf(choices, policy)).toEqual([{ ...home, remote: 'agent' }]);
  });
});
