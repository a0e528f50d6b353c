export { ProjectProgress } from './project-progress';
export { ProjectStatusChip } from './status-chips';
export { PropositionStatusChip } from './status-chips';
