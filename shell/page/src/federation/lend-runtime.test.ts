import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import lendRuntime from './lend-runtime';

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
