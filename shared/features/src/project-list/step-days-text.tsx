import { formatCount } from '@portal/domain/format';
import { daysInStep, type Project } from '@portal/domain/project';
import { Clock, Icon } from '@portal/ui/icon';
import { serverTime } from '../resource';
import styles from './project-list.module.css';

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
