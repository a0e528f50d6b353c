import { digestOf } from './integrity';
import type { Release } from './registry';

/** The door to the federation runtime, so that the loader can be tested without a browser. */
export interface Federation {
  /**
   * Loads the contract module `./remote` of a release; calling again after a failure starts afresh.
   * @param signal gives up on the entry
   */
  load(release: Release, signal: AbortSignal): Promise<unknown>;
}

/** What webpack puts into the page for a container: it takes what is shared, then gives its modules. */
interface Container {
  readonly init: (shareScope: unknown) => Promise<unknown> | undefined;
  readonly get: (module: string) => Promise<() => unknown>;
}

/** webpack's own federation runtime, in the shell: what it provides to remotes. */
declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

/** The entry of a release could not be had: the network, or a file that is not the one we know. */
export class EntryError extends Error {
  override readonly name = 'EntryError';
}

/**
 * Opens containers that webpack built, one per release. Their scopes are unique to the build, so two versions of one
 * remote can be alive in one page. An entry without a known digest is refused before it is asked for.
 */
export function createFederation(): Federation {
  const containers = new Map<string, Promise<Container>>();

  async function open({ scope, base, entry }: Release, signal: AbortSignal): Promise<Container> {
    await __webpack_init_sharing__('default');
    await runScript(new URL(base + entry, location.origin).href, signal);
    const container: unknown = Reflect.get(globalThis, scope);
    if (!isContainer(container)) throw new Error(`${base + entry} left no container behind`);
    await container.init(__webpack_share_scopes__['default']);
    return container;
  }

  return {
    async load(release, signal) {
      const { scope } = release;
      const opening = containers.get(scope) ?? open(release, signal);
      containers.set(scope, opening);
      // A failure is not remembered: the next try asks for the entry again. A chunk that failed webpack forgets itself.
      opening.catch(() => containers.delete(scope));
      const container = await opening;
      const module = await container.get('./remote');
      return module();
    },
  };
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** Runs the script at a URL whose digest is known, and no other. The element is gone when it has done its work. */
function runScript(url: string, signal: AbortSignal): Promise<void> {
  const digest = digestOf(url);
  if (digest === undefined) return Promise.reject(new Error(`No known release has ${url}`));
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(new EntryError(`${url} could not be loaded`));
    signal.addEventListener('abort', fail, { once: true });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    script.integrity = digest;
    script.crossOrigin = 'anonymous';
    script.src = url;
    document.head.append(script);
  }).finally(() => script.remove());
}
