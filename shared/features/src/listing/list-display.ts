/** URL parameter of how a list is drawn. It chooses no rows: it belongs to no view and outlives filters and search. */
export const DISPLAY = 'affichage';

/** The rows by step instead of as a table. */
export const BY_STEP = 'etapes';

/** How the list at an address is drawn, as parameters of the next address; nothing for a table. */
export const displayIn = (search: URLSearchParams): Readonly<Record<string, string>> =>
  search.get(DISPLAY) === BY_STEP ? { [DISPLAY]: BY_STEP } : {};
