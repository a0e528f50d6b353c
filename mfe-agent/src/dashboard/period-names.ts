/** « novembre », the month in Paris. */
export const monthName = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'Europe/Paris' });
/** « 2026 », the year in Paris. */
export const yearName = new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone: 'Europe/Paris' });
