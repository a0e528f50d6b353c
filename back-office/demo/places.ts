import type { Random } from './random';

/** A real town with its postal code and the code of its subdivision (null where there is none). */
export interface Town {
  readonly city: string;
  readonly postalCode: string;
  readonly region: string | null;
  readonly country: string;
}

const france = (postalCode: string, city: string, department = postalCode.slice(0, 2)): Town => ({
  city,
  postalCode,
  region: `FR-${department}`,
  country: 'FR',
});

const parisNorth = [france('75018', 'Paris'), france('75019', 'Paris'), france('93200', 'Saint-Denis')];
const parisSouth = [france('75013', 'Paris'), france('75014', 'Paris'), france('92120', 'Montrouge')];
const reunion = [
  france('97400', 'Saint-Denis', 'RE'),
  france('97410', 'Saint-Pierre', 'RE'),
  france('97460', 'Saint-Paul', 'RE'),
];

/** The towns around each agency, by agency id. */
export const townsByAgency: Readonly<Record<number, readonly Town[]>> = {
  59: [
    france('75009', 'Paris'),
    france('69003', 'Lyon'),
    france('31000', 'Toulouse'),
    france('37000', 'Tours'),
  ],
  60: [france('75010', 'Paris'), france('94300', 'Vincennes'), france('77000', 'Melun')],
  61: [france('35000', 'Rennes'), france('44000', 'Nantes'), france('49000', 'Angers')],
  62: [france('69002', 'Lyon'), france('13001', 'Marseille'), france('01000', 'Bourg-en-Bresse')],
  63: [france('59000', 'Lille'), france('67000', 'Strasbourg'), france('57000', 'Metz')],
  64: [...reunion, france('97200', 'Fort-de-France', 'MQ'), france('20000', 'Ajaccio', '2A')],
  70: parisNorth,
  71: parisSouth,
  72: [
    france('78000', 'Versailles'),
    france('78100', 'Saint-Germain-en-Laye'),
    france('92210', 'Saint-Cloud'),
  ],
  73: [france('35000', 'Rennes'), france('35400', 'Saint-Malo'), france('22000', 'Saint-Brieuc')],
  74: [france('44000', 'Nantes'), france('44600', 'Saint-Nazaire'), france('85000', 'La Roche-sur-Yon')],
  75: [france('33000', 'Bordeaux'), france('33600', 'Pessac'), france('64100', 'Bayonne')],
  76: [france('69006', 'Lyon'), france('38000', 'Grenoble'), france('01000', 'Bourg-en-Bresse')],
  77: [france('13006', 'Marseille'), france('83000', 'Toulon'), france('84000', 'Avignon')],
  78: [france('06000', 'Nice'), france('06400', 'Cannes'), france('20200', 'Bastia', '2B')],
  79: [france('59000', 'Lille'), france('62000', 'Arras'), france('80000', 'Amiens')],
  80: [france('93100', 'Montreuil'), france('93170', 'Bagnolet'), france('94120', 'Fontenay-sous-Bois')],
  81: [france('67000', 'Strasbourg'), france('68000', 'Colmar'), france('54000', 'Nancy')],
  82: reunion,
};

/** Towns abroad: two countries with subdivisions of their own language, one without any. */
export const townsAbroad: readonly Town[] = [
  { city: 'Monaco', postalCode: '98000', region: null, country: 'MC' },
  { city: 'Liège', postalCode: '4000', region: 'BE-WLG', country: 'BE' },
  { city: 'Genève', postalCode: '1201', region: 'CH-GE', country: 'CH' },
  { city: 'Sarrebruck', postalCode: '66111', region: 'DE-SL', country: 'DE' },
  { city: 'Luxembourg', postalCode: '1611', region: null, country: 'LU' },
];

const ways = [
  'rue du Chemin Fictif',
  'avenue de l’Exemple',
  'impasse de la Démonstration',
  'place du Modèle',
  'rue des Maisons Inventées',
  'allée du Bac à Sable',
  'boulevard de l’Esquisse',
];

/** Draws a street address that exists in no town: "12 rue du Chemin Fictif". */
export function drawStreet(random: Random): string {
  const repeat = random.chance(0.08) ? ' bis' : '';
  return `${random.int(1, 148)}${repeat} ${random.pick(ways)}`;
}

/** Draws a town near an agency. */
export function drawTown(random: Random, agencyId: number | null): Town {
  return random.pick(townsByAgency[agencyId ?? 59] ?? townsByAgency[59] ?? []);
}
