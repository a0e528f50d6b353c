import type { Project } from '@portal/domain/project';
import { NOBODY_ANSWERS } from '../records';

/**
 * What the applicant can do with a proposal once it is published, in a sentence.
 * @param isOneAccepted another one of the file was accepted: no other can be
 */
export function oncePublished({ applicantId }: Pick<Project, 'applicantId'>, isOneAccepted: boolean): string {
  if (applicantId === null) return NOBODY_ANSWERS;
  return isOneAccepted
    ? 'Le demandeur pourra aussitôt la lire, mais pas y répondre\u00A0: une autre proposition de ce projet est déjà acceptée.'
    : 'Le demandeur pourra aussitôt la lire et y répondre.';
}
