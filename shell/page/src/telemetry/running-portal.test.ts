import type { Choice } from '@portal/registry/choose-version';
import { listed, registryOf } from '@portal/registry/registry-samples';
import type { RemoteState } from '../remotes/remote-state';
import { createCurrentVisit } from '../routing/current-visit';
import { createPortalKnowledge } from './running-portal';

beforeAll(() => {
  Object.assign(globalThis, { __SHELL_VERSION__: '1.3.0' });
});

const choice = (name: string, version: string): Choice => {
  const release = listed(name, version);
  const declared = { routes: [], menu: [] };
  return { name, release, source: 'canary', declared, candidates: [release], blocked: undefined };
};

function page(state: RemoteState) {
  const window: { __PORTAL__?: unknown } = {};
  const knowledge = createPortalKnowledge(window);
  const remotes = {
    serial: 42,
    inspect: () => ({ registry: registryOf(), choices: [choice('agent', '1.5.0')] }),
    state: () => state,
  };
  const router = { state: { matches: [{ route: {} }, { route: { path: '/projectFile/:id' } }] } };
  const learn = () => knowledge.learn(remotes, createCurrentVisit(), router);
  return { window, knowledge, learn };
}

it.each<[string, RemoteState, object]>([
  ['not entered yet', { status: 'idle' }, { version: '1.5.0', source: 'canary', state: 'idle' }],
  [
    'loading an older one',
    { status: 'loading', version: '1.4.2', attempt: 2 },
    { version: '1.4.2', source: 'canary', state: 'loading' },
  ],
  [
    'healed',
    { status: 'degraded', version: '1.4.2', source: 'healed', error: undefined },
    { version: '1.4.2', source: 'healed', state: 'degraded' },
  ],
])('window.__PORTAL__ says what runs: a remote that is %s', (_, state, remote) => {
  const { window, learn } = page(state);
  learn();
  expect(window.__PORTAL__).toEqual({ shell: '1.3.0', serial: 42, remotes: { agent: remote } });
});

it('the page on screen is known by its pattern; before there is one, only the shell is', () => {
  const { knowledge, learn } = page({ status: 'idle' });
  expect(knowledge.now()).toEqual({
    portal: { shell: '1.3.0', serial: undefined, remotes: {} },
    path: undefined,
    owner: undefined,
  });
  learn();
  expect(knowledge.now()).toMatchObject({ portal: { serial: 42 }, path: '/projectFile/:id' });
});
