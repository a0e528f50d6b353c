import { brotliCompressSync } from 'node:zlib';
import { ROLES } from '@portal/domain/access';
import { partFor } from '@portal/registry/registry-part';
import type { Budgets } from '../../sign/ownership-document';
import type { Weight } from '../../registry/built-release';
import type { WrittenRegistry } from '../../registry/written-registry';

/** Design, section 7: compressed bytes (brotli) of an entry, and of a page's JavaScript including the entry. */
const ENTRY_BYTES = 7_000;
const PAGE_BYTES = 63_000;
/** Same section: every first visit waits for the registry before it can load a remote. */
const REGISTRY_BYTES = 6_000;
/** The part of a role: about fifty apps, loaded beside the code of the shell (decision 0053). */
const ROLE_REGISTRY_BYTES = 32_000;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** What is over its budget, or over the larger one of its own, one sentence each. */
export function overBudget(weight: Weight, own: Budgets | undefined): readonly string[] {
  const parts = [
    { what: 'The entry', bytes: weight.entry, most: own?.entry ?? ENTRY_BYTES },
    ...Object.entries(weight.pages).map(([page, bytes]) => ({
      what: `The page "${page}"`,
      bytes,
      most: own?.pages?.[page] ?? PAGE_BYTES,
    })),
  ];
  return parts
    .filter(({ bytes, most }) => bytes > most)
    .map(({ what, bytes, most }) => `${what} weighs ${kilobytes(bytes)} of at most ${kilobytes(most)}.`);
}

/** The parts of a registry that weigh more than they may, compressed as the host sends them. */
export function heavyParts(registry: object) {
  return ROLES.map((role) => ({
    whose: role === 'VISITOR' ? 'What a visitor gets of the registry' : `What ${role} gets of the registry`,
    bytes: brotliCompressSync(JSON.stringify(partFor(registry, role))).length,
    most: role === 'VISITOR' ? REGISTRY_BYTES : ROLE_REGISTRY_BYTES,
  })).filter(({ bytes, most }) => bytes > most);
}

/** The exceeded budgets of a registry as a sentence, or undefined. */
export function overRegistryBudget(released: Pick<WrittenRegistry, 'remotes' | 'shell'>): string | undefined {
  const heavy = heavyParts({ schema: 2, serial: 0, ...released });
  if (heavy.length === 0) return undefined;
  const parts = heavy.map(
    ({ whose, bytes, most }) => `${whose} would weigh ${kilobytes(bytes)} of at most ${kilobytes(most)}.`,
  );
  return `${parts.join(' ')} A visit waits for it: declare less, or end a canary first.`;
}
