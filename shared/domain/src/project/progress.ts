import { isClosed, type ProjectStatus } from './status';

export const LAST_STEP = 12;

const STEPS: Readonly<Partial<Record<ProjectStatus, number>>> = {
  open: 1,
  processed: 2,
  expected_signature: 3,
  more_file_requested: 4,
  signed: 5,
  approuved: 6,
  proposition_acceptee: 7,
  dossier_finalise: 8,
  assurance_acceptee: 9,
  offre_de_credit_editee: 10,
  offre_de_credit_acceptee: 11,
  // Observed in the reference portal and kept: every ending is the last step, refusals included.
  // docs/observed-behaviour.md#refusals-are-complete
  assurance_refusee: LAST_STEP,
  offre_de_credit_refusee: LAST_STEP,
  fonds_debloques: LAST_STEP,
  fonds_non_debloques: LAST_STEP,
  rejected: LAST_STEP,
};

const ACCEPTED_STEP = 7;

/** Whether proposals of a project can still be answered: it is not closed, and none was accepted. */
export const takesAnswers = (status: string | null): boolean =>
  !isClosed(status) && (progressStep(status) ?? 0) < ACCEPTED_STEP;

/** Step 1 to 12 (section 4), or undefined for a status without one. */
export function progressStep(status: string | null): number | undefined {
  if (status === null || !Object.hasOwn(STEPS, status)) return undefined;
  return STEPS[status as ProjectStatus];
}

/** Progress from 0 to 100 with two decimals (section 9); undefined without a step. */
export function progressPercent(status: string | null): number | undefined {
  const step = progressStep(status);
  return step === undefined ? undefined : Math.round((step / LAST_STEP) * 10_000) / 100;
}
