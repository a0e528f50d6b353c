import { plural, typesetFrench } from '@portal/domain/format';

const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' });
const COUNTS = ['', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six', 'Sept', 'Huit', 'Neuf', 'Dix'];

/**
 * The line under the greeting: today in Paris and the number of proposals to answer.
 * `Vendredi 20 novembre 2026. Deux propositions attendent votre réponse.`
 */
export function greetingLine(now: Date, newPropositions: number): string {
  const day = typesetFrench(today.format(now).replace(/ 1 /, ' 1er '));
  const date = `${day.charAt(0).toUpperCase()}${day.slice(1)}.`;
  if (newPropositions === 0) return date;
  const count = COUNTS[newPropositions] ?? String(newPropositions);
  const verb = plural(newPropositions, 'attend', 'attendent');
  return `${date} ${count} ${plural(newPropositions, 'proposition')} ${verb} votre réponse.`;
}
