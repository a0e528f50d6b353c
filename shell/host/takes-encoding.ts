/**
 * Whether a browser takes an encoding (RFC 9110, 12.5.3): it names it, and does not give it the weight 0.
 * @param accepts its `Accept-Encoding`; undefined when it sent none
 */
export const takesEncoding = (accepts: string | undefined, encoding: 'br' | 'gzip'): boolean =>
  (accepts ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
