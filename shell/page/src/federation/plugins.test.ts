import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { trustRelease } from '../remotes/integrity';
import { release } from '@portal/registry/registry-samples';
import { federationHost } from './federation';
import hostPlugin from './host-plugin';
import lendRuntime from './lend-runtime';

describe('the plugin of the host', () => {
  const createScript = (url: string) => hostPlugin().createScript?.({ url }) as { script: HTMLScriptElement };

  it('asks for an entry with the digest that its release lists', () => {
    const each = release('agent', '1.1.0');
    trustRelease(each);
    const { script } = createScript(`${location.origin}${each.base}${each.entry}`);
    expect(script.integrity).toBe(each.integrity[each.entry]);
    expect(script.crossOrigin).toBe('anonymous');
  });

  it('gives a digest that no file has to whatever no release lists', () => {
    const { script } = createScript(`${location.origin}/remotes/agent/6.6.6/remoteEntry.js`);
    expect(script.integrity).toMatch(/^sha384-A{64}$/);
  });

  it('keeps the instance of the shell, and nothing else does', () => {
    expect(federationHost).toThrow('without the federation runtime');
    const origin = { registerRemotes: jest.fn(), loadRemote: jest.fn() };
    hostPlugin().init?.({ origin } as never);
    expect(federationHost()).toBe(origin);
  });
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
