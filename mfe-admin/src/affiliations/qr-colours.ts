/**
 * Dark on white in both themes: scanners look for dark modules, and many cannot read inverted codes. Plain colours,
 * since the saved file has no access to the tokens.
 */
export const QR_INK = 'black';
export const QR_PAPER = 'white';
