export { ProjectProgress } from './project-progress';
export { ProjectStatusChip } from './project-status-chip';
export { PropositionStatusChip } from './proposition-status-chip';
