import { readRegistry, type ReadRegistry } from '@portal/registry/read-registry';
import type { Registry } from '@portal/registry/registry';

const PATH = '/remotes.json';
const KEY = 'portal.registry';
const TIMEOUT_MS = 8000;

/** What the browser remembers, as far as it lets us: reading and writing may fail silently (`createSafeStorage`). */
export interface RegistryMemory {
  read(name: string): string | null;
  write(name: string, value: string): void;
}

/** A registry and where it comes from: `remembered` is the last good one, when the server's could not be had. */
export interface FoundRegistry extends ReadRegistry {
  /** As it was served, to tell whether the next one differs. */
  readonly text: string;
  readonly source: 'network' | 'remembered';
  /** Why the server's registry could not be used. */
  readonly problem: unknown;
}

/** The server's registry cannot be had; without a remembered one there is no page to show. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * `/remotes.json` as it is now. The browser keeps its copy and asks with its ETag: an unchanged one travels as a 304.
 * @throws RegistryError or what the network says
 */
export async function askForRegistry(get: typeof fetch = fetch): Promise<string> {
  const response = await get(PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new RegistryError(`${PATH} answered ${response.status}`);
  return response.text();
}

/**
 * Reads what was served. A remote that is refused keeps what was last known of it: its releases are immutable and still
 * there, so whoever spoils its entry takes nothing from anybody.
 * @throws SyntaxError, UnreadableError when the file as a whole cannot be used
 */
export function readServed(text: string, known: () => Registry | undefined): ReadRegistry {
  const { registry, refused } = readRegistry(JSON.parse(text));
  if (refused.length === 0) return { registry, refused };
  const before = known()?.remotes ?? {};
  const kept = refused.flatMap(
    ({ remote }) => (Object.hasOwn(before, remote) ? before[remote] : undefined) ?? [],
  );
  const remotes = { ...registry.remotes, ...Object.fromEntries(kept.map((entry) => [entry.name, entry])) };
  return { registry: { ...registry, remotes }, refused };
}

/** Keeps a registry as the last good one, if it is one. */
export function remember(memory: RegistryMemory, text: string, { refused }: ReadRegistry): void {
  if (refused.length === 0) memory.write(KEY, text);
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
    const text = await askForRegistry(get);
    const read = readServed(text, () => recall(memory)?.registry);
    remember(memory, text, read);
    return { ...read, text, source: 'network', problem: undefined };
  } catch (problem) {
    const remembered = recall(memory);
    if (!remembered) throw new RegistryError('No registry', { cause: problem });
    return { ...remembered, source: 'remembered', problem };
  }
}

function recall(memory: RegistryMemory): (ReadRegistry & { text: string }) | undefined {
  const text = memory.read(KEY);
  if (text === null) return undefined;
  try {
    return { ...readRegistry(JSON.parse(text)), text };
  } catch {
    return undefined;
  }
}
