/** The lists of choices that the back office keeps. */
export type LookupKind =
  | 'professionalSituation'
  | 'propertyType'
  | 'propertyUsage'
  | 'purchaseMode'
  | 'purchaseTerms'
  | 'progressState'
  | 'creditDuration'
  | 'projectStatus'
  | 'propositionStatus';

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
] as const satisfies readonly LookupKind[];

/** One choice. Ids never change when a name is edited: keep and compare ids, show names. */
export interface LookupEntry {
  readonly id: string;
  readonly name: string;
  readonly priority: number;
}

/** The choices in the order the back office gives them, by priority, then by name. */
export function inOrder(entries: readonly LookupEntry[]): readonly LookupEntry[] {
  const french = new Intl.Collator('fr-FR', { numeric: true });
  return entries.toSorted((a, b) => a.priority - b.priority || french.compare(a.name, b.name));
}

/**
 * Name of a choice: that of the list, else the words we know for its id, else the id made readable
 * (`pleine_propriete` → `Pleine propriete`); '' for no choice. A failed lookup so never hides a value.
 */
export function lookupName(id: string | null, entries: readonly LookupEntry[] = []): string {
  if (id === null || id === '') return '';
  const listed = entries.find((entry) => entry.id === id)?.name;
  if (listed !== undefined && listed !== '') return listed;
  const words = KNOWN_NAMES[id] ?? id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a choice has a proper name without its list. */
export const hasKnownName = (id: string | null): boolean => id === null || id === '' || id in KNOWN_NAMES;

const KNOWN_NAMES: Readonly<Record<string, string>> = {
  scpi: 'Parts de SCPI',
  parts_de_scpi: 'Parts de SCPI',
  appartement: 'Appartement',
  maison: 'Maison',
  terrain: 'Terrain',
  terrain_construction: 'Terrain + construction',
  terrain_et_construction: 'Terrain et construction',
  immeuble: 'Immeuble',
  immeuble_de_rapport: 'Immeuble de rapport',
  local_professionnel: 'Local professionnel',
  locatif: 'Locatif',
  investissement_locatif: 'Investissement locatif',
  residence_principale: 'Résidence principale',
  residence_secondaire: 'Résidence secondaire',
  professionnel: 'Professionnel',
  usage_professionnel: 'Usage professionnel',
};
