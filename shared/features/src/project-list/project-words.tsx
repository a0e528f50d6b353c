import { type FollowUpReason, followUpWords } from '@portal/domain/follow-up';
import { formatCount, formatDate, formatNumber } from '@portal/domain/format';
import { daysInStep, type Project, type ProjectOverview } from '@portal/domain/project';
import type { Reader } from '@portal/features/status';
import { Clock, Hourglass, Icon } from '@portal/ui/icon';
import { Stack } from '@portal/ui/layout';
import { serverTime } from '../resource';
import styles from './project-list.module.css';

/** Who reads a list for staff: it spans several agencies, or is that of one adviser. */
export const readerOf = (hasAgencies: boolean): Reader => (hasAgencies ? 'network' : 'adviser');

interface FollowUpNotesProps {
  readonly reasons: readonly FollowUpReason[];
  readonly plain?: boolean | undefined;
}

/** Why a project needs a follow-up: « Sans contact depuis 21 jours ». */
export function FollowUpNotes({ reasons, plain }: FollowUpNotesProps) {
  if (reasons.length === 0) return null;
  return (
    <Stack as="ul" gap={1} className={styles.reasons} aria-label="À relancer" data-plain={plain || undefined}>
      {reasons.map((reason) => (
        <li key={followUpWords(reason)} className={styles.reason}>
          <Icon glyph={reason.kind === 'quiet' ? Clock : Hourglass} size="sm" />
          {followUpWords(reason)}
        </li>
      ))}
    </Stack>
  );
}

/** `n° 1042, Parts de SCPI, investissement locatif`, as far as it is known; the number may stand for the title. */
export function kindWords({ project, propertyTypeLabel, propertyUsageLabel }: ProjectOverview): string {
  const usage = propertyUsageLabel.charAt(0).toLocaleLowerCase('fr') + propertyUsageLabel.slice(1);
  const number = project.title === '' ? '' : `n°\u00A0${String(project.id)}`;
  return [number, propertyTypeLabel, usage].filter((words) => words !== '').join(', ');
}

/** `3, dernier le 18/11/2026`: number of contacts and date of the last; '' when none or unknown. */
export function contactWords({ timesContacted, lastContactedAt }: Project): string {
  if (timesContacted === 0) return '';
  const last = formatDate(lastContactedAt);
  if (timesContacted === undefined) return last === '' ? '' : `Dernier le ${last}`;
  return last === '' ? formatNumber(timesContacted) : `${formatNumber(timesContacted)}, dernier le ${last}`;
}

export const noContactWords = ({ timesContacted }: Project): string =>
  timesContacted === 0 ? 'Aucun' : 'Non renseignés';

/** `12 jours` in the present step, with a clock after three weeks; nothing without a date. */
export function StepDaysText({ project }: { readonly project: Project }) {
  const step = daysInStep(project, serverTime());
  if (step === undefined) return null;
  const words = step.days === 0 ? 'aujourd’hui' : formatCount(step.days, 'jour');
  return (
    <span className={styles.days} data-long={step.isLong || undefined}>
      {step.isLong && <Icon glyph={Clock} size="sm" />}
      {words}
    </span>
  );
}
