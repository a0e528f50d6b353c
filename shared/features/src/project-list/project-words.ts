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

/** `3, dernier le 18/11/2026`: how often someone was contacted and when last; '' when never. */
export function contactWords({ timesContacted, lastContactedAt }: Project): string {
  if (timesContacted === 0) return '';
  const last = formatDate(lastContactedAt);
  return last === '' ? formatNumber(timesContacted) : `${formatNumber(timesContacted)}, dernier le ${last}`;
}
