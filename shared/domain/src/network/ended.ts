import type { Project } from '../project/project';
import { isClosed } from '../project/status';
import { isInPeriod, type Period } from './period';

/** Closed in the period: on the day of its last change, the only date there is (`keyFigures` counts alike). */
export const isClosedIn = (
  { status, updatedAt }: Pick<Project, 'status' | 'updatedAt'>,
  period: Period,
): boolean => isClosed(status) && isInPeriod(updatedAt, period);

/** Closed with funds in the period. */
export const isFundedIn = (project: Pick<Project, 'status' | 'updatedAt'>, period: Period): boolean =>
  project.status === 'fonds_debloques' && isClosedIn(project, period);
