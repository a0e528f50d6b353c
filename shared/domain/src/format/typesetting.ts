const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const UNITS = 'ans?|mois|jours?|heures?|minutes?|secondes?|euros?|parts?|pages?|€|%|[Mk]€|Mo|ko|m²|km';

const SPACES: readonly (readonly [RegExp, string])[] = [
  [/ (?=[;!?](?![\p{L}\d]))/gu, '\u202F'],
  [/ (?=[:»](?![\p{L}\d]))|(?<=«) /gu, '\u00A0'],
  [new RegExp(`(?<=\\d) (?=(?:${UNITS}|${MONTHS})(?![\\p{L}\\d]))`, 'gu'), '\u00A0'],
  [/(?<=n°) (?=\d)/g, '\u00A0'],
];

/**
 * Sets the spaces of a French text that was typed with ordinary ones, so that no line breaks at the wrong place: before
 * ; : ! ? », after «, between a number and its unit, a day and its month, n° and its number. HTML may be given: tags stay
 * as they are.
 */
export const typesetFrench = (text: string): string =>
  SPACES.reduce((set, [place, space]) => set.replace(place, space), text);
