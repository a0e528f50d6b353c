const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const UNITS = 'ans?|mois|jours?|heures?|minutes?|secondes?|euros?|parts?|pages?|€|%|[Mk]€|Mo|ko|m²|km';

const SPACES: readonly (readonly [RegExp, string])[] = [
  [/ (?=[;!?](?![\p{L}\d]))/gu, '\u202F'],
  [/ (?=[:»](?![\p{L}\d]))|(?<=«) /gu, '\u00A0'],
  [new RegExp(`(?<=\\d) (?=(?:${UNITS}|${MONTHS})(?![\\p{L}\\d]))`, 'gu'), '\u00A0'],
  [/(?<=n°) (?=\d)/g, '\u00A0'],
];

/** A tag, or what stands between two; a « < » that opens no tag is left where it is. */
const TAG_OR_WORDS = /<[a-z/!][^>]*>|[^<]+/gi;

/**
 * Sets the spaces of a French text that was typed with ordinary ones, so that no line breaks at the wrong place: before
 * ; : ! ? », after «, between a number and its unit, a day and its month, n° and its number. HTML may be given: a tag
 * stays as it is, with the addresses in it.
 */
export const typesetFrench = (text: string): string =>
  text.replace(TAG_OR_WORDS, (part) =>
    part.startsWith('<') ? part : SPACES.reduce((set, [place, space]) => set.replace(place, space), part),
  );
