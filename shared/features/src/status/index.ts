export { ProjectProgress, type Reader } from './project-progress';
export { ProjectStatusChip, PropositionStatusChip } from './status-chips';
