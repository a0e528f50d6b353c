import type { DemoProjectFigures } from './demo-rows';
import type { Random } from './random';

const labels: Readonly<Record<string, string>> = {
  parts_de_scpi: 'Parts de SCPI',
  appartement: 'Appartement',
  maison: 'Maison',
  terrain_et_construction: 'Terrain et construction',
  immeuble_de_rapport: 'Immeuble de rapport',
  local_professionnel: 'Local professionnel',
};

const aims: Readonly<Record<string, readonly string[]>> = {
  investissement_locatif: [
    'préparer la retraite',
    'premier investissement',
    'diversifier le patrimoine',
    'à louer',
  ],
  residence_principale: [
    'premier achat',
    'agrandir le foyer',
    'se rapprocher du travail',
    'résidence principale',
  ],
  residence_secondaire: ['maison de famille', 'bord de mer', 'résidence secondaire'],
  usage_professionnel: ['cabinet', 'atelier', 'bureaux de l’entreprise'],
};

/** Draws the title of a project: "Parts de SCPI, préparer la retraite". */
export function drawTitle(random: Random, figures: DemoProjectFigures): string {
  return `${labels[figures.propertyType]}, ${random.pick(aims[figures.propertyUsage] ?? ['projet'])}`;
}

const openings = [
  'Nous souhaitons acheter avant l’été prochain.',
  'Le vendeur attend une réponse d’ici la fin du mois.',
  'Je veux préparer ma retraite sans toucher à mon épargne de précaution.',
  'C’est notre premier achat, nous découvrons les étapes.',
  'Le projet est prêt, il nous manque le financement.',
  'J’hésite encore entre deux biens du même quartier.',
  'Un héritage couvre une partie de l’apport.',
  'Ma banque habituelle ne finance pas ce type de projet.',
];
const details = [
  'Mon conjoint sera co-emprunteur.',
  'Le dernier crédit en cours se termine dans dix-huit mois.',
  'Nous pouvons augmenter l’apport si cela aide.',
  'La durée peut être discutée.',
  'Les revenus comprennent une part variable, à peu près stable depuis trois ans.',
  'Une caution me conviendrait mieux qu’une hypothèque.',
  'Le diagnostic énergétique est « D » ; des travaux d’isolation sont prévus.',
  'Nous avons déjà le compromis, signé chez le notaire.',
  'Le bien est loué jusqu’en septembre.',
];
const endings = [
  'Merci de m’appeler plutôt en fin de journée.',
  'Je reste disponible pour envoyer les documents.',
  'Bien cordialement',
  'Merci d’avance 🙂',
  'À bientôt !',
];

/** Draws the description of a project: one to four sentences, as people write them. */
export function drawNote(random: Random): string {
  const sentences = [random.pick(openings)];
  const more = random.int(0, 3);
  if (more > 0) sentences.push(...random.shuffle(details).slice(0, Math.min(more, 2)));
  if (more === 3) sentences.push(random.pick(endings));
  return sentences.join(' ');
}

/** Descriptions that put a screen to the test: 2 000 characters, text that looks like HTML, quotes, lines. */
export const testingNotes: readonly string[] = [
  'Nous cherchons un financement pour trois lots du même immeuble. '.repeat(40).slice(0, 2000),
  '<b>Important</b> : le prix est < 200 000 € & négociable <script>alert("bonjour")</script>',
  'Première ligne.\nDeuxième ligne, après un retour.\n\n« Guillemets », "droits" et l\'apostrophe.',
  '🏡🏡🏡 À étudier dès que possible… merci 🙏',
];
