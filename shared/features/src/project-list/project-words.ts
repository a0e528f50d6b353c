import { formatDate, formatNumber } from '@portal/domain/format';
import type { Project, ProjectOverview } from '@portal/domain/project';

/** `, Parts de SCPI, investissement locatif`: what is bought and to what end, after the number; '' when neither is known. */
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

/** `3, dernier le 18/11/2026`: how often someone was contacted and when last; '' when never, or when it is not known. */
export function contactWords({ timesContacted, lastContactedAt }: Project): string {
  if (timesContacted === 0) return '';
  const last = formatDate(lastContactedAt);
  if (timesContacted === undefined) return last === '' ? '' : `Dernier le ${last}`;
  return last === '' ? formatNumber(timesContacted) : `${formatNumber(timesContacted)}, dernier le ${last}`;
}

/** What stands where there are no contacts to tell: « Aucun », or that it is not known. */
export const noContactWords = ({ timesContacted }: Project): string =>
  timesContacted === 0 ? 'Aucun' : 'Non renseigné';
