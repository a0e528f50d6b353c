import { describeChanges } from './describe-changes';
import type { RemoteState, WrittenRemotes } from './written-registry';

const state = (changes: Partial<RemoteState>): WrittenRemotes => ({
  agent: {
    claims: [],
    owner: 'team-agent',
    stable: '1.0.0',
    ladder: ['1.0.0'],
    disabled: false,
    versions: {},
    ...changes,
  },
});
const canary = { version: '1.1.0', percent: 10, salt: 'a' };
const off = { message: 'Bientôt.' };

describe('what changed from one registry to the next', () => {
  it.each([
    ['a first release', {}, state({}), 'agent: first release 1.0.0'],
    ['another version', state({}), state({ stable: '1.1.0' }), 'agent: 1.0.0 → 1.1.0'],
    ['a canary', state({}), state({ canary }), 'agent: canary 1.1.0 for 10 % of everyone'],
    [
      'a canary that grows',
      state({ canary }),
      state({ canary: { ...canary, percent: 50, roles: ['AGENT', 'DIRECTOR'] } }),
      'agent: canary 1.1.0 for 50 % of AGENT, DIRECTOR',
    ],
    ['a canary that ends', state({ canary }), state({}), 'agent: canary 1.1.0 ended'],
    ['a canary for everyone', state({ canary }), state({ stable: '1.1.0' }), 'agent: 1.0.0 → 1.1.0'],
    ['a preview', state({}), state({ previews: ['1.2.0-rc.1'] }), 'agent: preview 1.2.0-rc.1'],
    ['off', state({}), state({ disabled: off }), 'agent: switched off (“Bientôt.”)'],
    ['on', state({ disabled: off }), state({}), 'agent: switched on'],
    ['unpinned', state({ pinned: true }), state({}), 'agent: unpinned'],
    ['a remote less', state({}), {}, 'agent: removed'],
    [
      'several at once',
      state({ canary }),
      state({ stable: '1.2.0', disabled: off }),
      'agent: 1.0.0 → 1.2.0, canary 1.1.0 ended, switched off (“Bientôt.”)',
    ],
  ])('%s', (_what, before: WrittenRemotes, after: WrittenRemotes, line) => {
    expect(describeChanges(before, after)).toEqual([line]);
  });

  it('nothing', () => {
    expect(describeChanges(state({}), state({}))).toEqual([]);
  });
});
