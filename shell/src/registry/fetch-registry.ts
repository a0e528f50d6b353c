import { readRegistry, type ReadRegistry } from './read-registry';

const PATH = '/remotes.json';
const KEY = 'portal.registry';
const TIMEOUT_MS = 8000;

/** What the browser remembers, as far as it lets us: reading and writing may fail silently. */
export interface RegistryMemory {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/** A registry and where it comes from: `remembered` is the last good one, when the server's could not be had. */
export interface FoundRegistry extends ReadRegistry {
  readonly source: 'network' | 'remembered';
  /** Why the server's registry could not be used. */
  readonly problem: unknown;
}

/** Both the server's registry and the remembered one are unusable: there is no page to show. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * Gets `/remotes.json`, and keeps it as the last known good one. When it is unreachable, malformed or hostile, the
 * remembered one takes over: releases are immutable and kept, so yesterday's registry still works.
 * @throws RegistryError when there is neither
 */
export async function fetchRegistry(
  memory: RegistryMemory,
  get: typeof fetch = fetch,
): Promise<FoundRegistry> {
  try {
    const response = await get(PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new RegistryError(`${PATH} answered ${response.status}`);
    const text = await response.text();
    const read = readRegistry(JSON.parse(text));
    memory.set(KEY, text);
    return { ...read, source: 'network', problem: undefined };
  } catch (problem) {
    const remembered = recall(memory);
    if (!remembered) throw new RegistryError('No registry', { cause: problem });
    return { ...remembered, source: 'remembered', problem };
  }
}

function recall(memory: RegistryMemory): ReadRegistry | undefined {
  const text = memory.get(KEY);
  if (text === null) return undefined;
  try {
    return readRegistry(JSON.parse(text));
  } catch {
    return undefined;
  }
}
