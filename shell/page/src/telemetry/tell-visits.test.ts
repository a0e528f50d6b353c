import type { Choice, ChosenAs } from '@portal/registry/choose-version';
import type { Canary } from '@portal/registry/registry';
import type { ReportedVisit } from '@portal/registry/reported-problem';
import { entryOf, listed, registryOf } from '@portal/registry/registry-samples';
import { RemoteError, type RemoteErrorCode } from '../remotes/remote-error';
import type { RemoteState } from '../remotes/remote-state';
import { tellVisits } from './tell-visits';

const CANARY: Canary = { version: '1.5.0', percent: 10, roles: undefined, salt: 'x' };

const choiceOf = (name: string, version: string, source: ChosenAs): Choice => {
  const release = listed(name, version);
  return {
    name,
    release,
    source,
    declared: { routes: [], menu: [] },
    candidates: [release],
    blocked: undefined,
  };
};

const ready = (version: string, source: ChosenAs): RemoteState => ({ status: 'ready', version, source });
const failure = (code: RemoteErrorCode) =>
  new RemoteError({ code, remote: 'agent', version: '1.5.0', phase: 'page' });

/** A page whose user gets the canary 1.5.0 of the agent app. */
function openPage(states: Record<string, RemoteState>, { choices = 'canary' } = {}) {
  let navigation = 'idle';
  let canary: Canary | undefined = CANARY;
  const listeners: (() => void)[] = [];
  const told: ReportedVisit[] = [];
  const listen = (listener: () => void) => {
    listeners.push(listener);
    return () => true;
  };
  const tellAll = () => {
    for (const listener of listeners) listener();
  };
  return {
    told,
    follow() {
      tellVisits(
        {
          state: {
            get navigation() {
              return { state: navigation };
            },
          },
          subscribe: listen,
        },
        {
          remotes: {
            inspect: () => ({
              registry: registryOf(
                entryOf([listed('agent', '1.4.2')], { canary }),
                entryOf([listed('admin', '1.0.0')]),
              ),
              choices: [
                choices === 'canary'
                  ? choiceOf('agent', '1.5.0', 'canary')
                  : choiceOf('agent', '1.4.2', 'stable'),
                choiceOf('admin', '1.0.0', 'stable'),
              ],
            }),
            state: (name) => states[name] ?? { status: 'idle' },
            onChange: listen,
          },
          session: { current: () => ({ role: 'AGENT' }) },
          tell: (visit) => told.push(visit),
        },
      );
    },
    click() {
      navigation = 'loading';
      tellAll();
    },
    arrive(remote: string, state: RemoteState) {
      navigation = 'idle';
      states[remote] = state;
      tellAll();
    },
    canaryIs(next: Canary | undefined) {
      canary = next;
      tellAll();
    },
  };
}

const VISIT = { remote: 'agent', version: '1.5.0', source: 'canary', hasFailed: false };

describe('a visit', () => {
  it('is told once per page load, also when the page is opened again', () => {
    const { told, follow, click, arrive } = openPage({ agent: ready('1.5.0', 'canary') });
    follow();
    click();
    arrive('agent', ready('1.5.0', 'canary'));
    expect(told).toEqual([VISIT]);
    arrive('agent', ready('1.4.2', 'stable'));
    expect(told).toHaveLength(2);
  });

  it('of the stable version is told too, by who could have got the canary', () => {
    const { told, follow } = openPage({ agent: ready('1.4.2', 'stable') }, { choices: 'stable' });
    follow();
    expect(told).toMatchObject([{ version: '1.4.2', source: 'stable' }]);
  });
});

describe('nothing is told', () => {
  it('of an app without a canary, until it has one', () => {
    const { told, follow, canaryIs } = openPage({ agent: ready('1.5.0', 'canary') });
    canaryIs(undefined);
    follow();
    expect(told).toEqual([]);
    canaryIs(CANARY);
    expect(told).toHaveLength(1);
  });

  it('to whom the canary is not for', () => {
    const { told, follow, canaryIs } = openPage({ agent: ready('1.4.2', 'stable') }, { choices: 'stable' });
    canaryIs({ ...CANARY, roles: ['DIRECTOR'] });
    follow();
    expect(told).toEqual([]);
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
    [
      'healed to what is chosen now',
      { status: 'degraded', version: '1.5.0', source: 'healed', error: undefined },
    ],
  ])('of a version that is %s', (_what, state) => {
    const { told, follow } = openPage({ agent: state });
    follow();
    expect(told).toEqual([]);
  });
});

describe('a load that failed', () => {
  it.each<[string, RemoteState]>([
    [
      'an older version runs instead',
      { status: 'degraded', version: '1.4.2', source: 'healed', error: failure('NETWORK') },
    ],
    ['nothing runs', { status: 'failed', error: failure('TIMEOUT') }],
  ])('is told of the version that was chosen: %s', (_what, state) => {
    const { told, follow } = openPage({ agent: state });
    follow();
    expect(told).toEqual([{ ...VISIT, hasFailed: true }]);
  });

  it('is none where the version had crashed before: its problem was told', () => {
    const { told, follow } = openPage({
      agent: { status: 'degraded', version: '1.4.2', source: 'healed', error: undefined },
    });
    follow();
    expect(told).toEqual([VISIT]);
  });
});
