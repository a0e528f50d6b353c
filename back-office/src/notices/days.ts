const DAY_MS = 24 * 3600 * 1000;

/** @param from to days `YYYY-MM-DD` @returns days from one to the other, negative when it is over */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

const words = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** `25 novembre 2026`, `1er décembre 2026`, with no-break spaces. @param day `YYYY-MM-DD` */
export const longDay = (day: string): string =>
  words
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^1 /, '1er ')
    .replaceAll(' ', '\u00a0');
