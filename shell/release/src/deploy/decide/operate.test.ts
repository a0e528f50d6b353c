import { portalSample, type PortalSample } from '../../../test/portal-samples';
import type { RemoteState } from '../../registry/written-registry';
import { releaseIn } from '../portal';
import {
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

const canary = (version: string | undefined, percent: number, roles?: CanaryRoles) =>
  startingCanary({ version, percent, roles });

/** What the command makes of the agent app. */
function decide(command: Command, sample: PortalSample, problems: readonly string[] = []): Decision {
  const portal = portalSample(sample);
  const { served } = portal;
  const { agent: entry } = served.remotes;
  if (!entry) throw new Error('The sample has no agent app');
  const standing = { name: 'agent', entry, served, portal };
  const version = command.picks?.(standing);
  const candidate =
    version === undefined
      ? undefined
      : { version, release: releaseIn(portal, 'agent', version), problems, weight: undefined };
  return command.decides(standing, candidate);
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
    'mfe-agent is back at 1.1.0; it was 1.2.0.',
  ],
  [
    'keeps what was below when it goes back up again',
    rollingBack('1.3.0'),
    { before: [['1.3.0', '1.2.0', '1.1.0']] },
    { stable: '1.3.0', ladder: ['1.3.0', '1.2.0', '1.1.0'] },
    'mfe-agent is back at 1.3.0; it was 1.2.0.',
  ],
  [
    'ends a canary with it',
    rollingBack(undefined),
    { state: { canary: CANARY } },
    { stable: '1.1.0', canary: undefined },
    'The canary 1.3.0 has ended.',
  ],
  [
    'goes back to what has lost a file on the way down: not',
    rollingBack(undefined),
    { disk: { '1.0.0': { isWhole: false } } },
    { ladder: ['1.1.0'] },
    'Nothing is below 1.1.0 to fall back to.',
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
    { state: { canary: OF_AGENTS } },
    { canary: { ...OF_AGENTS, percent: 100 } },
    'The roles are those of before: --roles ALL opens it to everyone.',
  ],
  [
    'opens a canary to all by name',
    canary(undefined, 50, 'ALL'),
    { state: { canary: OF_AGENTS } },
    { canary: { ...CANARY, percent: 50 } },
    '50 % of everyone get mfe-agent 1.3.0; the others keep 1.2.0.',
  ],
  [
    'keeps the roles for the version that follows',
    canary('1.0.0', 10),
    { state: { canary: OF_AGENTS } },
    { canary: { version: '1.0.0', percent: 10, roles: ['AGENT'], salt: 'agent-1.0.0' } },
    '10 % of AGENT get mfe-agent 1.0.0; the others keep 1.2.0.',
  ],
  [
    'ends a canary at 0 %',
    canary(undefined, 0),
    { state: { canary: CANARY } },
    { canary: undefined, pinned: true },
    'The canary 1.3.0 of mfe-agent has ended.',
  ],
  [
    'says that this shell cannot run it',
    canary('1.3.0', 10),
    { disk: { '1.3.0': { says: { requires: { contract: 1, kit: '^1.9.0', react: '^19.0.0' } } } } },
    { canary: CANARY },
    'It needs contract 1, kit ^1.9.0, react ^19.0.0, and the shell has contract 1, kit 1.3.0, react 19.3.1: browsers fall back to an older version until then.',
  ],
  [
    'takes a version that a registry has listed with these bytes for verified',
    canary('1.0.0', 10),
    { disk: { '1.0.0': { isMarked: false } } },
    { canary: { version: '1.0.0', percent: 10, salt: 'agent-1.0.0' } },
    '10 % of everyone get mfe-agent 1.0.0; the others keep 1.2.0.',
  ],
  [
    'promotes the canary',
    promoting(undefined),
    { state: { canary: CANARY } },
    { stable: '1.3.0', ladder: ['1.3.0', '1.2.0', '1.1.0'], canary: undefined, pinned: true },
    'mfe-agent 1.3.0 is what everyone gets; before it was 1.2.0.',
  ],
  [
    'promotes the only preview',
    promoting(undefined),
    { state: { previews: ['1.3.0'] } },
    { stable: '1.3.0', previews: [] },
    'mfe-agent 1.3.0 is what everyone gets; before it was 1.2.0.',
  ],
  [
    'promotes a version that is named',
    promoting('1.0.0'),
    {},
    { stable: '1.0.0', ladder: ['1.0.0', '1.2.0', '1.1.0'] },
    'mfe-agent 1.0.0 is what everyone gets; before it was 1.2.0.',
  ],
  [
    'switches off',
    disabling(OFF.message),
    {},
    { stable: '1.2.0', disabled: OFF, pinned: true },
    'mfe-agent is switched off: its pages say “Nous revenons.”.',
  ],
  [
    'switches on, and says what it stays at',
    enabling,
    { state: { disabled: OFF, pinned: true } },
    { disabled: false },
    'It stays at 1.2.0 when the workspace is built, until `portal unpin agent`.',
  ],
  [
    'unpins',
    unpinning,
    { state: { pinned: true } },
    { pinned: undefined },
    'mfe-agent follows the workspace again, from the next `npm start` on.',
  ],
  [
    'takes this canary back',
    takingBack(CANARY, '7 of 9'),
    { state: { canary: CANARY } },
    { canary: undefined, pinned: true },
    'The canary 1.3.0 of mfe-agent was taken back: 7 of 9.',
  ],
])('%s', (_what, command, sample, expected, line) => {
  const { state, lines } = decide(command, sample);
  expect(state).toMatchObject(expected);
  expect(lines).toContain(line);
});

it.each<[string, Command, PortalSample, string]>([
  ['a remote that is on', enabling, {}, 'mfe-agent is on: nothing to change.'],
  ['one that is not pinned', unpinning, {}, 'mfe-agent is not pinned: nothing to change.'],
  [
    'a canary of another version',
    takingBack({ ...CANARY, version: '1.4.0' }, ''),
    { state: { canary: CANARY } },
    'The canary 1.4.0 of mfe-agent has ended already.',
  ],
  [
    'a canary of another salt',
    takingBack({ ...CANARY, salt: 'again' }, ''),
    { state: { canary: CANARY } },
    'The canary 1.3.0 of mfe-agent has ended already.',
  ],
])('changes nothing of %s', (_what, command, sample, line) => {
  expect(decide(command, sample)).toEqual({ state: undefined, lines: [line] });
});

const CLAIMS = [{ path: '/login', page: 'home', title: 'x', roles: ['AGENT'], access: 'public' }];
const NEVER =
  'mfe-agent 1.3.0 was never verified: its deployment was interrupted. `portal deploy agent` with the same build verifies it.';

it.each<[string, Command, PortalSample, string]>([
  [
    'to go where nothing is',
    rollingBack('0.9.0'),
    {},
    'mfe-agent 0.9.0 is not on the disk, or not whole. On the disk are 1.0.0, 1.1.0, 1.2.0, 1.3.0.',
  ],
  [
    'a version that is not whole',
    rollingBack('1.0.0'),
    { disk: { '1.0.0': { isWhole: false } } },
    'mfe-agent 1.0.0 is not on the disk, or not whole.',
  ],
  ['to go where everybody is', rollingBack('1.2.0'), {}, 'mfe-agent 1.2.0 is what everyone gets already.'],
  [
    'to go below the last',
    rollingBack(undefined),
    { state: { ladder: ['1.2.0'] } },
    'mfe-agent has nothing below 1.2.0 to go back to.',
  ],
  [
    'a canary of the stable version',
    canary('1.2.0', 10),
    {},
    'mfe-agent 1.2.0 is what everyone gets already.',
  ],
  ['a canary of what is not there', canary('9.9.9', 10), {}, 'mfe-agent 9.9.9 is not on the disk'],
  ['a canary of nothing', canary(undefined, 10), {}, 'Name the version of the canary with --version.'],
  ['to end no canary', canary(undefined, 0), {}, 'mfe-agent has no canary to end.'],
  [
    'to end another canary',
    canary('1.0.0', 0),
    { state: { canary: CANARY } },
    'The canary of mfe-agent is 1.3.0, not 1.0.0.',
  ],
  [
    'what claims the path of another team',
    canary('1.3.0', 1),
    { disk: { '1.3.0': { says: { routes: CLAIMS } } } },
    'mfe-agent 1.3.0 is refused. It claims /login for AGENT, which the portal does not give it.',
  ],
  ['a canary never verified', canary('1.3.0', 1), { disk: { '1.3.0': { isMarked: false } } }, NEVER],
  [
    'to promote what was never verified',
    promoting('1.3.0'),
    { disk: { '1.3.0': { isMarked: false } } },
    NEVER,
  ],
  ['to go back to it', rollingBack('1.3.0'), { disk: { '1.3.0': { isMarked: false } } }, NEVER],
  [
    'to promote when it is not clear what',
    promoting(undefined),
    {},
    'mfe-agent has neither a canary nor a preview to promote.',
  ],
  [
    'to promote one of several previews',
    promoting(undefined),
    { state: { previews: ['1.3.0', '1.0.0'] } },
    'mfe-agent has several previews (1.3.0, 1.0.0): name one with --version.',
  ],
  ['to promote the stable version', promoting('1.2.0'), {}, 'mfe-agent 1.2.0 is what everyone gets already.'],
])('refuses %s', (_what, command, sample, reason) => {
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
