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

/** Sets the no-break spaces of French in a text typed with ordinary ones. HTML may be given: tags stay as they are. */
export const typesetFrench = (text: string): string =>
  text.replace(TAG_OR_WORDS, (part) =>
    part.startsWith('<') ? part : SPACES.reduce((set, [place, space]) => set.replace(place, space), part),
  );
