import { typesetFrench } from '@portal/domain/format';

const today = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeZone: 'Europe/Paris' });

/** The line under the greeting, today in Paris: « Vendredi 20 novembre 2026 ». */
export function greetingLine(now: Date): string {
  const day = typesetFrench(today.format(now).replace(/ 1 /, ' 1er '));
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}
