import { CLOSED_STATUSES, OPEN_STATUSES, type ProjectStatus, STATUS_FACTS } from '@portal/domain/project';
import type { ChoiceGroup } from './filter-choices';

/** Statuses of the specification that belong to neither group (section 4), where a file still runs. */
const UNGROUPED: readonly ProjectStatus[] = ['approuved', 'dossier_finalise', 'offre_de_credit_editee'];

const choice = (status: ProjectStatus) => ({ value: status, label: STATUS_FACTS[status].label });

/** Statuses of a project for its filter. The labels are fixed (section 4), so no call is needed. */
export const PROJECT_STATUS_CHOICES: readonly ChoiceGroup[] = [
  { heading: 'En cours', choices: [...OPEN_STATUSES, ...UNGROUPED].map(choice) },
  { heading: 'Clos', choices: CLOSED_STATUSES.map(choice) },
];
