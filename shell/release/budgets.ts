import { brotliCompressSync } from 'node:zlib';
import policy from '../remotes.policy.json';
import { wireBytes, type BuiltRelease } from './built-release';
import type { WrittenRemotes } from './written-registry';

/** Design, section 7: bytes on the wire (brotli) of an entry, and of the JavaScript of a page with its entry. */
const ENTRY_BYTES = 7_000;
const PAGE_BYTES = 60_000;
/** The same section: what every visit waits for before it knows which remote to ask for. */
const REGISTRY_BYTES = 6_000;

/** What `shell/remotes.policy.json` allows a remote beyond that. */
interface Budgets {
  readonly entry?: number;
  readonly pages?: Readonly<Record<string, number>>;
}

type BudgetPolicy = Readonly<Record<string, { readonly owner: string; readonly budgets?: Budgets }>>;

/** What a release weighs, in bytes on the wire. */
export interface Weight {
  readonly entry: number;
  /** By page: its scripts and the entry. */
  readonly pages: Readonly<Record<string, number>>;
}

/** Weighs a release on the disk; what its description says of its bytes is not asked. */
export function weigh({ folder, release }: BuiltRelease): Weight {
  const entry = wireBytes(folder, release.entry);
  const pages = Object.entries(release.pages).map(([page, { js }]) => [
    page,
    js.reduce((sum, file) => sum + wireBytes(folder, file), entry),
  ]);
  return { entry, pages: Object.fromEntries(pages) as Readonly<Record<string, number>> };
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** The parts of a release that weigh more than they may; one sentence each. */
export function overBudget(built: BuiltRelease, budgets: BudgetPolicy = policy): readonly string[] {
  const { name } = built.release;
  const own = budgets[name]?.budgets;
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

/** What is to say of a registry that weighs more than it may; undefined when it holds its budget. */
export function overRegistryBudget(remotes: WrittenRemotes): string | undefined {
  const bytes = brotliCompressSync(JSON.stringify({ schema: 2, remotes })).length;
  return bytes > REGISTRY_BYTES
    ? `The registry would weigh ${kilobytes(bytes)} of at most ${kilobytes(REGISTRY_BYTES)}, and every visit waits for it: declare less, or end a canary first.`
    : undefined;
}
