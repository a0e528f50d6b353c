import { brotliCompressSync } from 'node:zlib';
import { wireBytes, type BuiltRelease } from './built-release';
import type { Budgets } from './ownership-document';
import type { WrittenRemotes } from './written-registry';

/** Design, section 7: compressed bytes (brotli) of an entry, and of a page's JavaScript including the entry. */
const ENTRY_BYTES = 7_000;
const PAGE_BYTES = 60_000;
/** Same section: every visit waits for the registry before it can load a remote. */
export const REGISTRY_BYTES = 6_000;

/** Compressed size of a release in bytes. */
export interface Weight {
  readonly entry: number;
  /** By page: its scripts and the entry. */
  readonly pages: Readonly<Record<string, number>>;
}

/** Measures the files on disk, regardless of what the release's description says. */
export function weigh({ folder, release }: BuiltRelease): Weight {
  const entry = wireBytes(folder, release.entry);
  const pages = Object.entries(release.pages).map(([page, { js }]) => [
    page,
    js.reduce((sum, file) => sum + wireBytes(folder, file), entry),
  ]);
  return { entry, pages: Object.fromEntries(pages) as Readonly<Record<string, number>> };
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** @param own larger budgets that the portal's owner gave the remote */
export function overBudget(built: BuiltRelease, own: Budgets | undefined): readonly string[] {
  const weight = weigh(built);
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

/** The exceeded budget of a registry as a sentence, or undefined. */
export function overRegistryBudget(remotes: WrittenRemotes): string | undefined {
  const bytes = brotliCompressSync(JSON.stringify({ schema: 2, remotes })).length;
  return bytes > REGISTRY_BYTES
    ? `The registry would weigh ${kilobytes(bytes)} of at most ${kilobytes(REGISTRY_BYTES)}, and every visit waits for it: declare less, or end a canary first.`
    : undefined;
}
