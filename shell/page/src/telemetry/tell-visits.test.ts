import type { Choice, ChosenAs } from '@portal/registry/choose-version';
import type { Canary } from '@portal/registry/registry';
import type { ReportedVisit } from '@portal/registry/reported-problem';
import { entryOf, listed, registryOf } from '@portal/registry/registry-samples';
import { RemoteError, type RemoteErrorCode } from '../remotes/remote-error';
import type { RemoteState } from '../remotes/remote-loader';
import { tellVisits } from './tell-visits';

const CANARY: Canary = { version: '1.5.0', percent: 10, roles: undefined, salt: 'x' };
const VISIT = { remote: 'agent', version: '1.5.0', source: 'canary', hasFailed: false };

const ready = (version: string, source: ChosenAs): RemoteState => ({ status: 'ready', version, source });
const failure = (code: RemoteErrorCode) =>
  new RemoteError({ code, remote: 'agent', version: '1.5.0', phase: 'page' });
const healed = (version: string, error?: RemoteError): RemoteState => ({
  status: 'degraded',
  version,
  source: 'healed',
  error,
});

/** A page whose user gets the canary 1.5.0 of the agent app, or its stable version. */
function openPage(state: RemoteState, source: 'canary' | 'stable' = 'canary') {
  const page = { state, canary: CANARY as Canary | undefined, navigation: 'idle' };
  const release = listed('agent', source === 'canary' ? '1.5.0' : '1.4.2');
  const declared = { routes: [], menu: [] };
  const choice: Choice = {
    ...{ name: 'agent', release, source, declared },
    ...{ candidates: [release], blocked: undefined },
  };
  const listeners: (() => void)[] = [];
  const told: ReportedVisit[] = [];
  const listen = (listener: () => void) => {
    listeners.push(listener);
    return () => true;
  };
  const router = {
    state: {
      get navigation() {
        return { state: page.navigation };
      },
    },
    subscribe: listen,
  };
  const registry = () => registryOf(entryOf([listed('agent', '1.4.2')], { canary: page.canary }));
  return {
    told,
    follow: () =>
      tellVisits(router, {
        remotes: {
          inspect: () => ({ registry: registry(), choices: [choice] }),
          state: () => page.state,
          onChange: listen,
        },
        session: { current: () => ({ role: 'AGENT' }) },
        tell: (visit) => told.push(visit),
      }),
    become(changes: Partial<typeof page>) {
      Object.assign(page, changes);
      for (const listener of listeners) listener();
    },
  };
}

it('a visit is told once per page load, also when the page is opened again', () => {
  const { told, follow, become } = openPage(ready('1.5.0', 'canary'));
  follow();
  become({ navigation: 'loading' });
  become({ navigation: 'idle' });
  expect(told).toEqual([VISIT]);
  become({ state: ready('1.4.2', 'stable') });
  expect(told).toHaveLength(2);
});

it('a visit of the stable version is told too, by who could have got the canary, and by nobody else', () => {
  const { told, follow, become } = openPage(ready('1.4.2', 'stable'), 'stable');
  become({ canary: { ...CANARY, roles: ['DIRECTOR'] } });
  follow();
  expect(told).toEqual([]);
  become({ canary: CANARY });
  expect(told).toMatchObject([{ version: '1.4.2', source: 'stable' }]);
});

it('nothing is told of an app without a canary, until it has one', () => {
  const { told, follow, become } = openPage(ready('1.5.0', 'canary'));
  become({ canary: undefined });
  follow();
  expect(told).toEqual([]);
  become({ canary: CANARY });
  expect(told).toHaveLength(1);
});

it.each<[string, RemoteState]>([
  ['not opened yet', { status: 'idle' }],
  ['still loading', { status: 'loading', version: '1.5.0', attempt: 1 }],
  ['a preview', ready('1.5.0', 'preview')],
  ['a fallback', ready('1.4.1', 'ladder')],
  ['offline', { status: 'failed', error: failure('OFFLINE') }],
  ['switched off', { status: 'failed', error: failure('DISABLED') }],
  ['too new for this shell', { status: 'failed', error: failure('SKEW') }],
  // The canary ended while it was healed.
  ['healed to what is chosen now', healed('1.5.0')],
])('nothing is told of a version that is %s', (_what, state) => {
  const { told, follow } = openPage(state);
  follow();
  expect(told).toEqual([]);
});

it.each<[string, RemoteState, boolean]>([
  ['an older version runs instead', healed('1.4.2', failure('NETWORK')), true],
  ['nothing runs', { status: 'failed', error: failure('TIMEOUT') }, true],
  // Its problem was told.
  ['the version had crashed before', healed('1.4.2'), false],
])('a load is told of the version that was chosen where %s', (_what, state, hasFailed) => {
  const { told, follow } = openPage(state);
  follow();
  expect(told).toEqual([{ ...VISIT, hasFailed }]);
});
