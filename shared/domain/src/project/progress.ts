import { isClosed, statusFacts } from './status';

const ACCEPTED_STEP = 7;

/** Whether proposals of a project can still be answered: it is not closed, and none was accepted. */
export const takesAnswers = (status: string | null): boolean =>
  !isClosed(status) && (progressStep(status) ?? 0) < ACCEPTED_STEP;

/** Step 1 to 12 (section 4), or undefined for a status without one. */
export const progressStep = (status: string | null): number | undefined => statusFacts(status).step;

/** Lit windows of the building that stands for a project: its steps done; none when it was closed without funds. */
export const litWindows = (status: string | null): number =>
  isClosed(status) && status !== 'fonds_debloques' ? 0 : (progressStep(status) ?? 0);

/** The same once a proposal is accepted, before the list says so. */
export const LIT_ONCE_ACCEPTED = litWindows('proposition_acceptee');
