import { DISPLAY, PAGE, PART, WHOLE } from '../filters/list-address';

/** Query string of a part as its chip opens it. */
export const partSearch = (name: string): string => new URLSearchParams({ [PART]: name }).toString();

/** Normalised query string without page number and display: two queries for the same rows give equal strings. */
export function viewSearch(search: URLSearchParams): string {
  const asked = new URLSearchParams(search);
  asked.delete(PAGE);
  asked.delete(DISPLAY);
  if (asked.get(PART) === WHOLE) asked.delete(PART);
  asked.sort();
  return asked.toString();
}
