import { progressStep } from './progress';
import { isClosed } from './status';

/** Lit windows of the building that stands for a project: its steps done; none when it was closed without funds. */
export const litWindows = (status: string | null): number =>
  isClosed(status) && status !== 'fonds_debloques' ? 0 : (progressStep(status) ?? 0);

/** The same once a proposal is accepted, before the list says so. */
export const LIT_ONCE_ACCEPTED = litWindows('proposition_acceptee');
