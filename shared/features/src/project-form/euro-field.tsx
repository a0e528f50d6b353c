import { AmountField, type FieldBinding } from '@portal/forms';
import { EUROS } from './euros';
import type { ProjectValues } from './project-values';

/** An amount of the project, in euros. */
export const EuroField = (binding: FieldBinding<ProjectValues>) => (
  <AmountField<ProjectValues> {...binding} notation={EUROS} />
);
