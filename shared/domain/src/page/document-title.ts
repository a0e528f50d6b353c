/** The name of the product, as it stands before the title of every page. */
export const PRODUCT_NAME = 'InterGestion';

/** What the page is called that stands where no remote declares one. */
export const NOT_FOUND_TITLE = 'Page introuvable';

/**
 * The title of the document: `InterGestion - Mentions légales`. Its prefix is that of the specification, section 1. The
 * server writes it into the page and the shell keeps it up: a title that changes as the code arrives is read out twice.
 * @param title of the page, without the product; '' is the product alone
 */
export const documentTitle = (title: string): string =>
  title === '' ? PRODUCT_NAME : `${PRODUCT_NAME} - ${title}`;
