/** Stands above a form, once: required is the default. */
export const EXCEPT_OPTIONAL =
  'Tous les champs sont obligatoires, sauf ceux qui portent la mention «\u00A0facultatif\u00A0».';
