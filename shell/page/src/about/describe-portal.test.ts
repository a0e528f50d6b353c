import type { Choice } from '@portal/registry/choose-version';
import { entryOf, listed, registryOf } from '@portal/registry/registry-samples';
import type { RemoteState } from '../remotes/remote-loader';
import { describePortal } from './describe-portal';

const WRITTEN = Date.parse('2026-11-20T12:00:00Z');
const stable = listed('agent', '1.4.2');

const about = ({
  now = WRITTEN,
  state = { status: 'idle' },
  generatedAt = '2026-11-20T12:00:00Z',
}: { now?: number; state?: RemoteState; generatedAt?: string | undefined } = {}) => {
  const entry = entryOf([stable, listed('agent', '1.4.1'), listed('agent', '1.5.0')], {
    ladder: ['1.4.2', '1.4.1'],
    canary: { version: '1.5.0', percent: 12.5, roles: ['AGENT', 'DIRECTOR'], salt: 'a' },
    previews: ['1.6.0-rc.1'],
  });
  const choice: Choice = {
    name: 'agent',
    release: stable,
    source: 'stable',
    declared: { routes: [], menu: [] },
    candidates: [stable],
    blocked: undefined,
  };
  const remotes = {
    inspect: () => ({ registry: { ...registryOf(entry), serial: 42, generatedAt }, choices: [choice] }),
    state: () => state,
    source: 'network',
  } as const;
  return describePortal(remotes, [], { shell: '1.3.0', now });
};

it.each([
  [0, 'à l’instant'],
  [-5000, 'à l’instant'],
  [90_000, 'il y a 1\u00A0minute'],
  [3 * 3_600_000, 'il y a 3\u00A0heures'],
  [50 * 3_600_000, 'il y a 2\u00A0jours'],
])('a registry that was written %i ms ago is %s', (age, words) => {
  const registry = about({ now: WRITTEN + age }).facts.find(({ term }) => term === 'Registre');
  expect(registry?.values).toEqual([`n°\u00A042, publié ${words} (20/11/2026 à\u00A013\u00A0h\u00A000)`]);
});
