import { formatDate, formatNumber } from '@portal/domain/format';
import type { Project, ProjectOverview } from '@portal/domain/project';

/** `, Parts de SCPI, investissement locatif`: kind and purpose, to follow the number; '' when both are unknown. */
export function kindWords({
  propertyTypeLabel,
  propertyUsageLabel,
}: Pick<ProjectOverview, 'propertyTypeLabel' | 'propertyUsageLabel'>): string {
  const usage = propertyUsageLabel.charAt(0).toLocaleLowerCase('fr') + propertyUsageLabel.slice(1);
  return [propertyTypeLabel, usage]
    .filter((words) => words !== '')
    .map((words) => `, ${words}`)
    .join('');
}

/** `3, dernier le 18/11/2026`: number of contacts and date of the last; '' when none or unknown. */
export function contactWords({ timesContacted, lastContactedAt }: Project): string {
  if (timesContacted === 0) return '';
  const last = formatDate(lastContactedAt);
  if (timesContacted === undefined) return last === '' ? '' : `Dernier le ${last}`;
  return last === '' ? formatNumber(timesContacted) : `${formatNumber(timesContacted)}, dernier le ${last}`;
}

/** Text in place of contacts: « Aucun », or unknown. */
export const noContactWords = ({ timesContacted }: Project): string =>
  timesContacted === 0 ? 'Aucun' : 'Non renseigné';
