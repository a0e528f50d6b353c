export { ProjectProgress } from './project-progress';
export { ProjectStatusChip, PropositionStatusChip } from './status-chips';
