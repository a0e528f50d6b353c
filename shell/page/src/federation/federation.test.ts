import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFederation } from './federation';
import lendRuntime from './lend-runtime';
import { trustRelease } from '../remotes/integrity';
import { release } from '@portal/registry/registry-samples';
import type { Release } from '@portal/registry/registry';

function runtimeThat(loadRemote: (id: string) => Promise<unknown>) {
  const registered: { readonly name: string; readonly entry: string }[] = [];
  const federation = createFederation(() => ({
    registerRemotes: (remotes) => registered.push(...(remotes as typeof registered)),
    loadRemote: loadRemote as <T>(id: string) => Promise<T | null>,
  }));
  return { federation, registered };
}

/** A release whose digests are known to this page. */
function known(version: string): Release {
  const each = release('agent', version);
  trustRelease(each);
  return each;
}

it('refuses an entry without a known digest before the runtime hears of it', async () => {
  const { federation, registered } = runtimeThat(() => Promise.resolve('module'));
  await expect(federation.load(release('agent', '6.6.6'))).rejects.toThrow(/^No known release has/);
  expect(registered).toEqual([]);
});

it.each([
  ['an entry that could not be had', '[ Federation Runtime ]: … #RUNTIME-008', 'EntryError'],
  ['an entry that threw', '#RUNTIME-008 … ScriptExecutionError: Script loaded but threw', 'Error'],
  ['code that threw', 'x is not a function', 'Error'],
])('tells what is the matter: %s', async (_what, message, name) => {
  const { federation } = runtimeThat(() => Promise.reject(new Error(message)));
  await expect(federation.load(known('1.2.0'))).rejects.toMatchObject({ name });
});

describe('the plugin that lends the core', () => {
  /** The core exports used by `@module-federation/runtime`, which every remote bundles. */
  function takenNames(): readonly string[] {
    const enhanced = createRequire(require.resolve('@module-federation/runtime-core'));
    const runtime = path.dirname(enhanced.resolve('@module-federation/runtime'));
    return ['index.js', 'helpers.js', 'utils.js'].flatMap((file) => {
      const source = readFileSync(path.join(runtime, file), 'utf8');
      const names = /import \{([^}]*)\} from "@module-federation\/runtime-core"/.exec(source)?.[1] ?? '';
      return names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
    });
  }

  it('lends every name that a remote takes', () => {
    const args = {} as never;
    expect(lendRuntime().beforeInit?.(args)).toBe(args);
    const lent = globalThis._FEDERATION_RUNTIME_CORE ?? {};
    const taken = takenNames();
    expect(taken).toContain('ModuleFederation');
    expect(taken.filter((name) => !(name in lent))).toEqual([]);
  });
});
