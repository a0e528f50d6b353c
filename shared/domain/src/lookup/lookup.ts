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

/**
 * Name of a choice: from the list, else our own name for the id, else the id made readable (`pleine_propriete` →
 * `Pleine propriete`); '' for no choice. A failed lookup therefore never hides a value.
 */
export function lookupName(id: string | null, entries: readonly LookupEntry[] = []): string {
  if (id === null || id === '') return '';
  const listed = entries.find((entry) => entry.id === id)?.name;
  if (listed !== undefined && listed !== '') return listed;
  const words = KNOWN_NAMES.get(id) ?? id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a choice has a proper name without its list. */
export const hasKnownName = (id: string | null): boolean => id === null || id === '' || KNOWN_NAMES.has(id);

// Names not derivable from the id (accents, capitals). Ids derive from the original name: these are certain.
const KNOWN_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    parts_de_scpi: 'Parts de SCPI',
    appartement: 'Appartement',
    maison: 'Maison',
    terrain_et_construction: 'Terrain et construction',
    immeuble_de_rapport: 'Immeuble de rapport',
    local_professionnel: 'Local professionnel',
    investissement_locatif: 'Investissement locatif',
    residence_principale: 'Résidence principale',
    residence_secondaire: 'Résidence secondaire',
    usage_professionnel: 'Usage professionnel',
    salarie_en_cdi: 'Salarié en CDI',
    profession_liberale: 'Profession libérale',
    dirigeant_ou_independant: 'Dirigeant ou indépendant',
    retraite: 'Retraité',
    cdd_ou_interim: 'CDD ou intérim',
    par_une_sci: 'Par une SCI',
    credit_amortissable: 'Crédit amortissable',
    credit_in_fine: 'Crédit in fine',
    credit_relais: 'Crédit relais',
    autre_modalite: 'Autre modalité',
    reflexion: 'Réflexion',
    bien_ou_scpi_choisi: 'Bien ou SCPI choisi',
    compromis_ou_bulletin_signe: 'Compromis ou bulletin signé',
    autre_etape: 'Autre étape',
  }),
);
