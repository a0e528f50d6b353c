import type { ModuleFederation } from '@module-federation/runtime-core';
import { digestOf } from '../remotes/integrity';
import type { Release } from '@portal/registry/registry';

/** The part of the federation runtime used here: registering a release's entry and loading its modules. */
type FederationHost = Pick<ModuleFederation, 'registerRemotes' | 'loadRemote'>;

let instance: FederationHost | undefined;

/**
 * Notes the shell's instance of the federation runtime, before any other code of the shell. A plugin calls it, because
 * importing `@module-federation/enhanced/runtime` would keep webpack from concatenating these modules (1.25 kB).
 */
export function noteHost(host: FederationHost): void {
  instance = host;
}

/** Interface to the federation runtime, so that the loader can be tested without a browser. */
export interface Federation {
  /** Loads the contract module `./remote` of a release; after a failure, another call starts again. */
  load(release: Release): Promise<unknown>;
}

/** The entry of a release failed to load: network, or wrong digest. */
export class EntryError extends Error {
  override readonly name = 'EntryError';
}

/** Scopes are unique to the build, so two versions can run in one page. Unknown digests are refused unrequested. */
export function createFederation(): Federation {
  return {
    async load({ scope, base, entry }) {
      const url = new URL(base + entry, location.origin).href;
      if (digestOf(url) === undefined) throw new Error(`No known release has ${url}`);
      if (!instance) throw new Error('This page was built without the federation runtime');
      instance.registerRemotes([{ name: scope, entry: url }]);
      try {
        return await instance.loadRemote(`${scope}/remote`);
      } catch (cause) {
        throw isEntryFailure(cause) ? new EntryError(`${url} could not be loaded`, { cause }) : cause;
      }
    },
  };
}

/** RUNTIME-008: the entry was not executed, because it failed to load or threw. The second is not a network error. */
const isEntryFailure = (cause: unknown): boolean =>
  cause instanceof Error &&
  cause.message.includes('RUNTIME-008') &&
  !cause.message.includes('ScriptExecutionError');
