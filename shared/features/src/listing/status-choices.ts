import { CLOSED_STATUSES, OPEN_STATUSES, type ProjectStatus, STATUS_FACTS } from '@portal/domain/project';
import type { ChoiceGroup } from './filter-choices';

/** Statuses in neither group of the specification (section 4), for projects still in progress. */
const UNGROUPED: readonly ProjectStatus[] = ['approuved', 'dossier_finalise', 'offre_de_credit_editee'];

const choice = (status: ProjectStatus) => ({ value: status, label: STATUS_FACTS[status].label });

/** Options of the project status filter. Labels are fixed (section 4), so no request is needed. */
export const PROJECT_STATUS_CHOICES: readonly ChoiceGroup[] = [
  { heading: 'En cours', choices: [...OPEN_STATUSES, ...UNGROUPED].map(choice) },
  { heading: 'Clos', choices: CLOSED_STATUSES.map(choice) },
];
