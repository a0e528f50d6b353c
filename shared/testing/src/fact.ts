import { within } from '@testing-library/dom';

/** What a list of facts says of a term: the definition beside it. Throws, as a query does, when there is none. */
export function fact(term: string, root: HTMLElement = document.body): HTMLElement {
  const found = within(root).getByText(term, { selector: 'dt' }).nextElementSibling;
  if (!(found instanceof HTMLElement)) throw new Error(`Nothing is said of « ${term} »`);
  return found;
}
