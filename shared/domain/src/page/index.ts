export const PRODUCT_NAME = 'InterGestion';

/** Title where no remote declares a page. */
export const NOT_FOUND_TITLE = 'Page introuvable';

/** `InterGestion - Mentions légales` (section 1), in server and shell: a change would be announced twice. */
export const documentTitle = (title: string): string =>
  title === '' ? PRODUCT_NAME : `${PRODUCT_NAME} - ${title}`;
