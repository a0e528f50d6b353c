import { portalSample, type PortalSample } from '../../../test/portal-samples';
import type { RemoteState } from '../../registry/written-registry';
import { releaseIn } from '../portal';
import {
  checkGiven,
  disabling,
  enabling,
  promoting,
  rolesIn,
  rollingBack,
  startingCanary,
  takingBack,
  unpinning,
  type CanaryRoles,
  type Command,
  type Decision,
} from './operate';

const CANARY = { version: '1.3.0', percent: 10, salt: 'agent-1.3.0' };
const OF_AGENTS = { ...CANARY, roles: ['AGENT' as const] };
const OFF = { message: 'Nous revenons.' };
const UNVERIFIED = { disk: { '1.3.0': { signed: undefined } } };
const BROKEN = { disk: { '1.0.0': { isWhole: false } } };
const route = { path: '/login', page: 'home', title: 'x', roles: ['AGENT'], access: 'public' };
const says = (described: object) => ({ disk: { '1.3.0': { says: described } } });
const on = (state: Partial<RemoteState>) => ({ state });

const canary = (version: string | undefined, percent: number, roles?: CanaryRoles) =>
  startingCanary({ version, percent, roles });

/** What the command makes of the agent app. */
function decide(command: Command, sample: PortalSample, problems: readonly string[] = []): Decision {
  const portal = portalSample(sample);
  const { served } = portal;
  const { agent: entry } = served.remotes;
  if (!entry) throw new Error('The sample has no agent app');
  const standing = { name: 'agent', entry, served, portal };
  const { lines, gives: version, ...decision } = command(standing);
  if (version === undefined) return { ...decision, lines };
  const candidate = { version, release: releaseIn(portal, 'agent', version), problems, weight: undefined };
  return { ...decision, lines: [...lines, ...checkGiven(standing, candidate)] };
}

it.each<[string, Command, PortalSample, Partial<RemoteState>]>([
  // Nobody falls back to the one that was taken away.
  [
    'mfe-agent is back at 1.1.0; it was 1.2.0.',
    rollingBack(undefined),
    {},
    { stable: '1.1.0', ladder: ['1.1.0', '1.0.0'], pinned: true },
  ],
  // With what it fell back to in its time.
  [
    'mfe-agent is back at 1.1.0',
    rollingBack('1.1.0'),
    { before: [['1.1.0', '1.0.0']], state: { ladder: ['1.2.0'] } },
    { stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] },
  ],
  // Back up again, it keeps what was below.
  [
    'mfe-agent is back at 1.3.0',
    rollingBack('1.3.0'),
    { before: [['1.3.0', '1.2.0', '1.1.0']] },
    { stable: '1.3.0', ladder: ['1.3.0', '1.2.0', '1.1.0'] },
  ],
  [
    'The canary 1.3.0 has ended.\nNothing is below 1.1.0 to fall back to.',
    rollingBack(undefined),
    { ...BROKEN, state: { canary: CANARY } },
    { stable: '1.1.0', canary: undefined, ladder: ['1.1.0'] },
  ],
  [
    '10 % of AGENT get mfe-agent 1.3.0; the others keep 1.2.0.',
    canary('1.3.0', 10, ['AGENT']),
    {},
    { canary: OF_AGENTS, stable: '1.2.0', pinned: true },
  ],
  [
    'The roles are those of before: --roles ALL opens it to everyone.',
    canary(undefined, 100),
    on({ canary: OF_AGENTS }),
    { canary: { ...OF_AGENTS, percent: 100 } },
  ],
  [
    '50 % of everyone get mfe-agent 1.3.0',
    canary(undefined, 50, 'ALL'),
    on({ canary: OF_AGENTS }),
    { canary: { ...CANARY, percent: 50 } },
  ],
  [
    'The canary 1.3.0 of mfe-agent has ended.',
    canary(undefined, 0),
    on({ canary: CANARY }),
    { canary: undefined },
  ],
  [
    'It needs contract 1, kit ^1.9.0, react ^19.0.0, and the shell has contract 1, kit 1.3.0, react 19.3.1: browsers fall back to an older version until then.',
    canary('1.3.0', 10),
    says({ requires: { contract: 1, kit: '^1.9.0', react: '^19.0.0' } }),
    { canary: CANARY },
  ],
  // A registry has listed it with these bytes: it counts as verified.
  [
    '10 % of everyone',
    canary('1.0.0', 10),
    { disk: { '1.0.0': { signed: undefined } } },
    { stable: '1.2.0' },
  ],
  [
    'mfe-agent 1.3.0 is what everyone gets; before it was 1.2.0.',
    promoting(undefined),
    on({ canary: CANARY }),
    { stable: '1.3.0', ladder: ['1.3.0', '1.2.0', '1.1.0'], canary: undefined, pinned: true },
  ],
  ['mfe-agent 1.3.0', promoting(undefined), on({ previews: ['1.3.0'] }), { stable: '1.3.0', previews: [] }],
  ['mfe-agent 1.0.0', promoting('1.0.0'), {}, { stable: '1.0.0', ladder: ['1.0.0', '1.2.0', '1.1.0'] }],
  ['its pages say “Nous revenons.”.', disabling(OFF.message), {}, { disabled: OFF, pinned: true }],
  [
    'It stays at 1.2.0 when the workspace is built, until `portal unpin agent`.',
    enabling,
    on({ disabled: OFF, pinned: true }),
    { disabled: false },
  ],
  ['mfe-agent follows the workspace again', unpinning, on({ pinned: true }), { pinned: undefined }],
])('changes an app: %s', (said, command, sample, expected) => {
  const { state, lines } = decide(command, sample);
  expect(state).toMatchObject(expected);
  expect(lines.join('\n')).toContain(said);
});

it.each<[Command, PortalSample, string]>([
  [enabling, {}, 'mfe-agent is on: nothing to change.'],
  [unpinning, {}, 'mfe-agent is not pinned: nothing to change.'],
  [
    takingBack({ ...CANARY, salt: 'again' }, ''),
    on({ canary: CANARY }),
    'The canary 1.3.0 of mfe-agent has ended already.',
  ],
])('changes nothing: %#', (command, sample, line) => {
  expect(decide(command, sample)).toEqual({ state: undefined, lines: [line] });
});

const NEVER =
  'mfe-agent 1.3.0 was never verified: its deployment was interrupted. `portal deploy agent` with the same build verifies it.';
const ALREADY = 'mfe-agent 1.2.0 is what everyone gets already.';

it.each<[Command, PortalSample, string]>([
  [
    rollingBack('0.9.0'),
    {},
    'mfe-agent 0.9.0 is not on the disk, or not whole. On the disk are 1.0.0, 1.1.0, 1.2.0, 1.3.0.',
  ],
  [rollingBack('1.0.0'), BROKEN, 'mfe-agent 1.0.0 is not on the disk, or not whole.'],
  [rollingBack('1.2.0'), {}, ALREADY],
  [canary('1.2.0', 10), {}, ALREADY],
  [promoting('1.2.0'), {}, ALREADY],
  [rollingBack(undefined), on({ ladder: ['1.2.0'] }), 'mfe-agent has nothing below 1.2.0 to go back to.'],
  [canary(undefined, 10), {}, 'Name the version of the canary with --version.'],
  [canary(undefined, 0), {}, 'mfe-agent has no canary to end.'],
  [canary('1.0.0', 0), on({ canary: CANARY }), 'The canary of mfe-agent is 1.3.0, not 1.0.0.'],
  [
    canary('1.3.0', 1),
    says({ routes: [route] }),
    'mfe-agent 1.3.0 is refused. It claims /login for AGENT, which the portal does not give it.',
  ],
  [promoting('1.3.0'), UNVERIFIED, NEVER],
  [promoting(undefined), {}, 'mfe-agent has neither a canary nor a preview to promote.'],
  [
    promoting(undefined),
    on({ previews: ['1.3.0', '1.0.0'] }),
    'mfe-agent has several previews (1.3.0, 1.0.0): name one with --version.',
  ],
])('refuses: %#', (command, sample, reason) => {
  expect(() => decide(command, sample)).toThrow(reason);
});

it('refuses a version whose files are no longer those that were released', () => {
  expect(() => decide(rollingBack(undefined), {}, ['home.js is not the file that was built.'])).toThrow(
    'mfe-agent 1.1.0 is refused. home.js is not the file that was built.',
  );
});

it('reads roles as they are typed', () => {
  expect(rolesIn('agent, DIRECTOR')).toEqual(['AGENT', 'DIRECTOR']);
  expect(rolesIn('all')).toBe('ALL');
  expect(['AGENT,BROKER', 'ALL,AGENT', ''].map(rolesIn)).toEqual([undefined, undefined, undefined]);
});
