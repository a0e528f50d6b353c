const inParis = (part: 'month' | 'year'): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('fr-FR', {
    [part]: part === 'month' ? 'long' : 'numeric',
    timeZone: 'Europe/Paris',
  });

/** « novembre », the month in Paris. */
export const monthName = inParis('month');
/** « 2026 », the year in Paris. */
export const yearName = inParis('year');
