/**
 * Whether a browser takes an encoding.
 * @param accepts its `Accept-Encoding`; undefined when it sent none
 */
export const takesEncoding = (accepts: string | undefined, encoding: 'br' | 'gzip'): boolean =>
  new RegExp(`\\b${encoding}\\b(?!;q=0(?:[,;]|$))`).test(accepts ?? '');
