import { within } from '@testing-library/dom';

/** The definition of a term in a description list. Throws when there is none. */
export function fact(term: string, root: HTMLElement = document.body): HTMLElement {
  const found = within(root).getByText(term, { selector: 'dt' }).nextElementSibling;
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing is said of « ${term} »`);
  return found;
}
