import { describeChanges } from './describe-changes';
import type { RemoteState } from './written-registry';

const stateOf = (changes: Partial<RemoteState>) => ({
  agent: { stable: '1.0.0', ladder: ['1.0.0'], disabled: false as const, versions: {}, ...changes },
});
const canary = { version: '1.1.0', percent: 10, salt: 'a' };
const grown = { ...canary, percent: 50, roles: ['AGENT' as const, 'DIRECTOR' as const] };
const off = { message: 'Bientôt.' };

it.each<[string, Partial<RemoteState> | undefined, Partial<RemoteState> | undefined]>([
  ['agent: first release 1.0.0', undefined, {}],
  ['agent: canary 1.1.0 for 10 % of everyone', {}, { canary }],
  ['agent: canary 1.1.0 for 50 % of AGENT, DIRECTOR', { canary }, { canary: grown }],
  ['agent: canary 1.1.0 ended', { canary }, {}],
  ['agent: 1.0.0 → 1.1.0', { canary }, { stable: '1.1.0' }],
  ['agent: preview 1.2.0-rc.1', {}, { previews: ['1.2.0-rc.1'] }],
  ['agent: switched on', { disabled: off }, {}],
  ['agent: unpinned', { pinned: true }, {}],
  ['agent: removed', {}, undefined],
  [
    'agent: 1.0.0 → 1.2.0, canary 1.1.0 ended, switched off (“Bientôt.”)',
    { canary },
    { stable: '1.2.0', disabled: off },
  ],
])('%s', (line, before, after) => {
  expect(describeChanges(before && stateOf(before), after ? stateOf(after) : {})).toEqual([line]);
});

it('says nothing of what is as before', () => {
  expect(describeChanges(stateOf({ canary }), stateOf({ canary }))).toEqual([]);
});
