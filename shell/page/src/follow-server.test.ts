import type { Role } from '@portal/domain/access';
import { entryOf, listed, registryOf } from '@portal/registry/registry-samples';
import type { Canary } from '@portal/registry/registry';
import { NEVER } from 'rxjs';
import { followServer } from './follow-server';
import { createCurrentVisit } from './routing/current-visit';

const RELEASE = listed('agent', '1.4.2');

interface Opened {
  readonly role?: Role;
  readonly isSent?: boolean;
}

/** A page of serial 1 in which the agent app runs. */
function openPage({ role = 'AGENT', isSent = true }: Opened = {}) {
  let canary: Canary | undefined;
  const listeners: (() => void)[] = [];
  const remotes = {
    serial: 1,
    refresh: async () => {},
    isWithdrawn: () => false,
    isOutdated: () => false,
    isBusy: () => false,
    onChange: (listener: () => void) => {
      listeners.push(listener);
      return () => false;
    },
    inspect: () => ({
      registry: registryOf(entryOf([RELEASE], { canary })),
      choices: [
        {
          name: 'agent',
          release: RELEASE,
          source: 'stable' as const,
          declared: { routes: [], menu: [] },
          candidates: [RELEASE],
          blocked: undefined,
        },
      ],
    }),
    state: () => ({ status: 'ready' as const, version: '1.4.2', source: 'stable' as const }),
  };
  const router = { state: { navigation: { state: 'idle' } }, subscribe: () => () => undefined } as never;
  const session = { current: () => ({ role }) as never, changes: NEVER };
  followServer(
    router,
    { remotes, session, visit: createCurrentVisit() },
    { unsaved: { changes: NEVER } },
    { isSent },
  );
  return {
    /** A registry with a canary for these roles arrives. */
    async canaryFor(roles: Canary['roles']) {
      canary = { version: '1.5.0', percent: 10, roles, salt: 'agent-1.5.0' };
      for (const listener of listeners) listener();
      // By now the code that tells would have been loaded.
      await import('./telemetry/send-visits');
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('how visits went', () => {
  let posted: unknown[];
  let status: number;
  beforeEach(() => {
    Object.assign(globalThis, { __SHELL_VERSION__: '1.3.0' });
    posted = [];
    status = 204;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      posted.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
      return Promise.resolve(new Response(null, { status }));
    });
    Object.assign(performance, { getEntriesByName: () => [], getEntriesByType: () => [] });
  });

  it('is told once there is a canary for this user, and once only', async () => {
    const page = openPage();
    expect(posted).toEqual([]);
    await page.canaryFor(undefined);
    await page.canaryFor(['AGENT', 'DIRECTOR']);
    expect(posted).toEqual([
      {
        shell: '1.3.0',
        serial: 1,
        problems: [],
        visits: [{ remote: 'agent', version: '1.4.2', source: 'stable', hasFailed: false }],
      },
    ]);
  });
});
