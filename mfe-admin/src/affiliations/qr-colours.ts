/**
 * Dark on white in both themes: readers of codes look for dark modules, and many do not know the inverse. The drawing
 * also leaves as a file, where no token follows it.
 */
export const QR_INK = 'black';
export const QR_PAPER = 'white';
