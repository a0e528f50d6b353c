const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const UNITS = 'ans?|mois|jours?|heures?|minutes?|secondes?|euros?|parts?|pages?|€|%|Mo|ko|m²|km';
const COUNTED =
  'ans|jours|heures|minutes|secondes|premiers|dernières|derniers|dossiers|projets|propositions|agents|agences|' +
  'adresses|contacts|champs|lignes|termes|vues|fichiers|mensualités|conditions|comptes|utilisateurs|affiliations';

/** Words that are as they are since the specification quotes them, or since a person is called so. */
const AS_QUOTED = [
  ...["S'INSCRIRE", "N'AVEZ", "n'est pas valide", "d'information demandé", "l'offre de prêt", "d'agence"],
  ...["d'Aubigné", 'Etat civil', 'ETAT CIVIL', 'RESERVEE', 'ACCEDEZ A LA PROPOSITION', 'ACCEDEZ AU DOSSIER'],
  ...['Votre email ou mot de passe', 'Cet email est déjà utilisé', 'contact...', 'identiques!', 'Loading...'],
];

/** @param {string} words  @param {string} [flags] */
const whole = (words, flags = 'u') => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);

/**
 * What French typesetting and our own words (docs/glossary.md) ask for, as what may not be found in a text. « ^ » stands
 * before a superscript. Dates are plain text in many places, attributes among them: their 1er is not raised.
 * @type {Readonly<Record<string, RegExp>>}
 */
export const FRENCH_FAULTS = {
  'a breaking space before ; : ! ? » % €': /\S* [;:!?»%€](?=[\s,.)]|$)/,
  'a breaking space after «': /« \S*/,
  'no space before ! or ?': /\p{L}[!?](?=\s|$)/u,
  'a number apart from its unit': new RegExp(`\\d (?:${UNITS})(?![\\p{L}\\d])`, 'u'),
  'a day apart from its month': new RegExp(`\\d(?:\\^er)? (?:${MONTHS})(?!\\p{L})`, 'u'),
  'n° apart from its number': /n° \d+/,
  'n° said twice': /n°\s*n°/,
  'M€ or k€ with a space inside': /\d\s?[Mk]\s€/,
  'a sign apart from its number': /^[+−]\s\d/,
  'an ordinal that is not raised': new RegExp(
    `(?<![\\p{L}\\d-])(?:1er(?!\\s(?:${MONTHS}))|1re|\\d+e|\\d+ème)(?![\\p{L}\\d])`,
    'u',
  ),
  'a space before a comma or a full stop': /\S+\s[,.](?=\s|$)/,
  'three full stops for an ellipsis': /\S*\.\.\./,
  'two spaces together': /\S*[ \u00A0\u202F]{2}/,
  'a narrow space elsewhere than in a number or before ; ! ?': /\u202F(?![\d;!?])\S*/,
  'a hyphen that no search finds': /\S*\u2011\S*/,
  'a straight apostrophe': /\p{L}+'\p{L}+/u,
  'a plural after 0 or 1': new RegExp(`(?<![\\d\\s,.])\\s?[01]\\s(?:${COUNTED})(?!\\p{L})`, 'u'),
  'a word that is not elided':
    /(?<!\p{L})(?:(?:de|que|ne|je) (?!onz|oui|A à Z)|si (?=ils?(?!\p{L})))[aeiouàâéèêëîïôöùûüœ]/iu,
  'an article that is not elided':
    /(?<![\p{L}-])(?:le|la) (?!onz|oui|un(?!\p{L}))[aeiouàâéèêëîïôöùûüœ]\p{L}/u,
  'an article that is not contracted': /(?<!\p{L})(?:de|à) les? \p{Lu}/u,
  'a word said twice': /(?<!\p{L})(?!vous|nous)(\p{L}{2,}) \1(?!\p{L})/iu,
  'a capital without its accent': whole(
    '(?:Et(?:at|ape|ude)|E(?:chéan|crire|crivez|diteur|nergie|valuat))\\p{L}*|ETAPES?|ECHEANCES?|' +
      'A (?:la|le|l’\\p{L}+|une?|vous|votre|partir|relancer|étudier|propos|savoir)',
  ),
  'a word that is not French': whole(
    '(?<!e-)e?mails?|login|password|dashboard|upload|digital(?:e|es|ux)?',
    'iu',
  ),
  '« Veuillez », where our messages say « Indiquez » or « Choisissez »': whole('Veuillez', 'iu'),
  'a reader who is not « vous »': whole('tu|toi|tes|tien(?:ne)?s?', 'iu'),
  'a last sentence without its full stop': /\p{L}{3,}[.!?] \p{Lu}\S*(?: [^ .!?…]+){3,}(?<=\p{L})$/u,
};

/**
 * The faults of a text, each with the words around it.
 * @param {string} text as it is read: one line
 * @param {Readonly<Record<string, RegExp>>} [faults]
 */
export function faultsIn(text, faults = FRENCH_FAULTS) {
  const judged = AS_QUOTED.reduce((rest, words) => rest.replaceAll(words, '…'), text);
  return Object.entries(faults).flatMap(([fault, pattern]) => {
    const found = pattern.exec(judged);
    if (!found) return [];
    const around = judged.slice(Math.max(0, found.index - 25), found.index + found[0].length + 25);
    return [`${fault}: « ${around} »`];
  });
}
