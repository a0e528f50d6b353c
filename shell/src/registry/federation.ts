import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { digestOf } from './integrity';
import type { Release } from './registry';

const ENTRY_TIMEOUT_MS = 8000;

/** The door to the federation runtime, so that the loader can be tested without a browser. */
export interface Federation {
  /** Makes a release known. Nothing is requested yet; doing it twice is harmless. */
  register(release: Release): void;
  /** Loads the contract module `./remote` of a registered release. */
  load(release: Release): Promise<unknown>;
}

/**
 * The federation runtime of the shell. Entries are direct scripts with integrity: webpack's own hook covers chunks, not
 * entries, so they get theirs here. An entry without a known digest is refused before it is asked for.
 */
export function createFederation(): Federation {
  registerPlugins([
    {
      name: 'portal',
      createScript({ url }: { url: string }) {
        const digest = digestOf(url);
        if (digest === undefined) throw new Error(`No known release has ${url}`);
        const script = document.createElement('script');
        script.integrity = digest;
        script.crossOrigin = 'anonymous';
        script.src = url;
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ]);
  const known = new Set<string>();
  return {
    register({ scope, base, entry }) {
      if (known.has(scope)) return;
      known.add(scope);
      // Never an `alias`: the runtime refuses a name that begins with another one's alias (federation.md C2).
      registerRemotes([{ name: scope, entry: new URL(base + entry, location.origin).href }]);
    },
    load: ({ scope }) => loadRemote<unknown>(`${scope}/remote`),
  };
}
