import { typesetFrench } from '@portal/domain/format';
import { awaitedAnswers } from '@portal/domain/proposition';

const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' });

/**
 * The line under the greeting: today in Paris and the number of proposals to answer.
 * `Vendredi 20 novembre 2026. Deux propositions attendent votre réponse.`
 */
export function greetingLine(now: Date, newPropositions: number): string {
  const day = typesetFrench(today.format(now).replace(/ 1 /, ' 1er '));
  const date = `${day.charAt(0).toUpperCase()}${day.slice(1)}.`;
  return newPropositions === 0 ? date : `${date} ${awaitedAnswers(newPropositions)}.`;
}
