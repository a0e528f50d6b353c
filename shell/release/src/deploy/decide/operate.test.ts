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

it.each<[string, Command, PortalSample, Partial<RemoteState>, string]>([
  [
    'rolls back to the version before, and nobody falls back to the one that was taken away',
    rollingBack(undefined),
    {},
    { stable: '1.1.0', ladder: ['1.1.0', '1.0.0'], pinned: true },
    'mfe-agent is back at 1.1.0; it was 1.2.0.',
  ],
  [
    'rolls back to any version on the disk, with what it fell back to in its time',
    rollingBack('1.1.0'),
    { before: [['1.1.0', '1.0.0']], state: { ladder: ['1.2.0'] } },
    { stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] },
    'mfe-agent is back at 1.1.0',
  ],
  [
    'keeps what was below when it goes back up again',
    rollingBack('1.3.0'),
    { before: [['1.3.0', '1.2.0', '1.1.0']] },
    { stable: '1.3.0', ladder: ['1.3.0', '1.2.0', '1.1.0'] },
    'mfe-agent is back at 1.3.0',
  ],
  [
    'ends a canary with it, and falls back to nothing that has lost a file',
    rollingBack(undefined),
    { ...BROKEN, state: { canary: CANARY } },
    { stable: '1.1.0', canary: undefined, ladder: ['1.1.0'] },
    'The canary 1.3.0 has ended.\nNothing is below 1.1.0 to fall back to.',
  ],
  [
    'gives a share of some roles a version',
    canary('1.3.0', 10, ['AGENT']),
    {},
    { canary: OF_AGENTS, stable: '1.2.0', pinned: true },
    '10 % of AGENT get mfe-agent 1.3.0; the others keep 1.2.0.',
  ],
  [
    'keeps version, salt and roles of a canary that grows',
    canary(undefined, 100),
    on({ canary: OF_AGENTS }),
    { canary: { ...OF_AGENTS, percent: 100 } },
    'The roles are those of before: --roles ALL opens it to everyone.',
  ],
  [
    'opens a canary to all by name',
    canary(undefined, 50, 'ALL'),
    on({ canary: OF_AGENTS }),
    { canary: { ...CANARY, percent: 50 } },
    '50 % of everyone get mfe-agent 1.3.0',
  ],
  [
    'ends a canary at 0 %',
    canary(undefined, 0),
    on({ canary: CANARY }),
    { canary: undefined, pinned: true },
    'The canary 1.3.0 of mfe-agent has ended.',
  ],
  [
    'says that this shell cannot run it',
    canary('1.3.0', 10),
    says({ requires: { contract: 1, kit: '^1.9.0', react: '^19.0.0' } }),
    { canary: CANARY },
    'It needs contract 1, kit ^1.9.0, react ^19.0.0, and the shell has contract 1, kit 1.3.0, react 19.3.1: browsers fall back to an older version until then.',
  ],
  [
    'takes a version that a registry has listed with these bytes for verified',
    canary('1.0.0', 10),
    { disk: { '1.0.0': { signed: undefined } } },
    { canary: { version: '1.0.0', percent: 10, salt: 'agent-1.0.0' } },
    '',
  ],
  [
    'promotes the canary',
    promoting(undefined),
    on({ canary: CANARY }),
    { stable: '1.3.0', ladder: ['1.3.0', '1.2.0', '1.1.0'], canary: undefined, pinned: true },
    'mfe-agent 1.3.0 is what everyone gets; before it was 1.2.0.',
  ],
  [
    'promotes a preview',
    promoting(undefined),
    on({ previews: ['1.3.0'] }),
    { stable: '1.3.0', previews: [] },
    '',
  ],
  ['promotes by name', promoting('1.0.0'), {}, { stable: '1.0.0', ladder: ['1.0.0', '1.2.0', '1.1.0'] }, ''],
  [
    'switches off',
    disabling(OFF.message),
    {},
    { disabled: OFF, pinned: true },
    'its pages say “Nous revenons.”.',
  ],
  [
    'switches on, and says what it stays at',
    enabling,
    on({ disabled: OFF, pinned: true }),
    { disabled: false },
    'It stays at 1.2.0 when the workspace is built, until `portal unpin agent`.',
  ],
  ['unpins', unpinning, on({ pinned: true }), { pinned: undefined }, 'mfe-agent follows the workspace again'],
  [
    'takes this canary back',
    takingBack(CANARY, '7 of 9'),
    on({ canary: CANARY }),
    { canary: undefined, pinned: true },
    'The canary 1.3.0 of mfe-agent was taken back: 7 of 9.',
  ],
])('%s', (_what, command, sample, expected, said) => {
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
  [canary('1.3.0', 1), UNVERIFIED, NEVER],
  [promoting('1.3.0'), UNVERIFIED, NEVER],
  [rollingBack('1.3.0'), UNVERIFIED, NEVER],
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
