/** URL parameter that names a part of a list: see `ListPart`. */
export const PART = 'vue';
/** Reset by a new search: the old page number no longer applies. */
export const PAGE = 'page';

/** URL parameter of how a list is drawn. It chooses no rows: it belongs to no view and outlives filters and search. */
export const DISPLAY = 'affichage';

/** Query string of a list by step instead of as a table. */
export const BY_STEP = `${DISPLAY}=etapes`;

/** How the list at an address is drawn, for the next address: `BY_STEP`, or '' for a table. */
export const displayIn = (search: URLSearchParams): string =>
  search.get(DISPLAY) === 'etapes' ? BY_STEP : '';

/** One query string of two, either of which may be empty. */
export const joined = (one: string, other: string): string => one + (one && other && '&') + other;
