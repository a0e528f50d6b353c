import knownNames from './known-names.json' with { type: 'json' };

export const LOOKUP_KINDS = [
  'professionalSituation',
  'propertyType',
  'propertyUsage',
  'purchaseMode',
  'purchaseTerms',
  'progressState',
  'creditDuration',
  'projectStatus',
  'propositionStatus',
] as const;

export type LookupKind = (typeof LOOKUP_KINDS)[number];

/** One choice. Names can be edited, ids cannot: store and compare ids, show names. */
export interface LookupEntry {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
}

/** By priority as given by the back office, then by name. */
export function inOrder(entries: readonly LookupEntry[]): readonly LookupEntry[] {
  const french = new Intl.Collator('fr-FR', { numeric: true });
  return entries.toSorted((a, b) => a.priority - b.priority || french.compare(a.name, b.name));
}

/** The listed name, else ours, else the id made readable; '' for none. A failed lookup never hides a value. */
export function lookupName(id: string | null, entries: readonly LookupEntry[] = []): string {
  if (id === null || id === '') return '';
  const listed = entries.find((entry) => entry.id === id)?.name;
  if (listed !== undefined && listed !== '') return listed;
  const words = KNOWN_NAMES.get(id) ?? id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const hasKnownName = (id: string | null): boolean => id === null || id === '' || KNOWN_NAMES.has(id);

// Names not derivable from the id (accents, capitals). Ids derive from the original name: these are certain.
const KNOWN_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(knownNames));
