/** Starts the title of every page. */
export const PRODUCT_NAME = 'InterGestion';

/** Title where no remote declares a page. */
export const NOT_FOUND_TITLE = 'Page introuvable';

/**
 * The document title: `InterGestion - Mentions légales` (section 1). The server and the shell both use it: a title
 * that changes when the code arrives would be announced twice by screen readers.
 * @param title of the page, without the product; '' gives the product name alone
 */
export const documentTitle = (title: string): string =>
  title === '' ? PRODUCT_NAME : `${PRODUCT_NAME} - ${title}`;
