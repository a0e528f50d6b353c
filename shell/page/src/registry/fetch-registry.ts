import { readRegistry, type ReadRegistry } from '@portal/registry/read-registry';
import type { Registry } from '@portal/registry/registry';
import { WHOLE, type RegistryAddress } from './registry-address';

const TIMEOUT_MS = 8000;

/** `fetch`, for the registry. */
export type AskServer = (address: RegistryAddress, init: RequestInit) => Promise<Response>;

/** Storage of this browser; may fail silently (`createSafeStorage`). */
export interface RegistryMemory {
  read(name: string): string | null;
  write(name: string, value: string): void;
}

/** A registry and its source; `remembered`: the last good one, because the server's was unavailable. */
export interface FoundRegistry extends ReadRegistry {
  readonly address: RegistryAddress;
  /** The original text, to detect changes. */
  readonly text: string;
  readonly source: 'network' | 'remembered';
  /** Why the server's registry could not be used. */
  readonly problem: unknown;
}

/** Refuses the remotes of a registry that the portal's owner does not vouch for. */
export type Vouch = (read: ReadRegistry) => Promise<ReadRegistry>;

/** Neither the server's registry nor a cached one is available. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

/**
 * Fetches the registry, revalidated by ETag: an unchanged one costs a 304.
 * @throws RegistryError or the network error
 */
export async function askForRegistry(address: RegistryAddress, get: AskServer = fetch): Promise<string> {
  const response = await get(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new RegistryError(`${address} answered ${response.status}`);
  return response.text();
}

/**
 * Parses the served registry. A refused remote keeps its last known entry: its releases are immutable and still exist,
 * so an invalid entry harms nobody.
 * @throws SyntaxError, UnreadableError when the whole file is unusable
 */
export async function readServed(
  text: string,
  vouch: Vouch,
  known: () => Promise<Registry | undefined> | Registry | undefined,
): Promise<ReadRegistry> {
  const { registry, refused } = await vouch(readRegistry(JSON.parse(text)));
  if (refused.length === 0) return { registry, refused };
  const before = (await known())?.remotes ?? {};
  const kept = refused.flatMap(
    ({ remote }) => (Object.hasOwn(before, remote) ? before[remote] : undefined) ?? [],
  );
  const remotes = { ...registry.remotes, ...Object.fromEntries(kept.map((entry) => [entry.name, entry])) };
  return { registry: { ...registry, remotes }, refused };
}

/** Storage entry of a registry: `portal.registry` for the whole one, as pages before the parts wrote it. */
const keyOf = (address: RegistryAddress): string => address.replace(WHOLE, 'portal.registry');

/** Stores a registry without refused remotes as the last good one of its address. */
export function remember(
  memory: RegistryMemory,
  address: RegistryAddress,
  text: string,
  { refused }: ReadRegistry,
): void {
  if (refused.length === 0) memory.write(keyOf(address), text);
}

/**
 * Fetches the registry and stores it as the last good one. If it is unreachable, malformed or hostile, the stored
 * one is used: releases are immutable and kept, so an old registry still works.
 * @throws RegistryError when there is neither
 */
export async function fetchRegistry(
  memory: RegistryMemory,
  address: RegistryAddress,
  vouch: Vouch,
  get: AskServer = fetch,
): Promise<FoundRegistry> {
  try {
    const text = await askForRegistry(address, get);
    const read = await readServed(text, vouch, async () => (await recall(memory, address, vouch))?.registry);
    remember(memory, address, text, read);
    return { ...read, address, text, source: 'network', problem: undefined };
  } catch (problem) {
    const remembered = await recall(memory, address, vouch);
    if (!remembered) throw new RegistryError('No registry', { cause: problem });
    return { ...remembered, problem };
  }
}

/** The last good registry of an address, else the last good whole one. */
export async function recall(
  memory: RegistryMemory,
  address: RegistryAddress,
  vouch: Vouch,
): Promise<Omit<FoundRegistry, 'problem'> | undefined> {
  for (const each of [address, WHOLE] as const) {
    try {
      const text = memory.read(keyOf(each)) ?? '';
      return { ...(await vouch(readRegistry(JSON.parse(text)))), address: each, text, source: 'remembered' };
    } catch {
      // Not there, or spoiled.
    }
  }
  return undefined;
}
