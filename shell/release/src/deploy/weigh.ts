import { wireBytes, type BuiltRelease } from '../registry/built-release';

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
