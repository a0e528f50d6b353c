export { ProjectProgress, type Reader } from './project-progress';
export { ProjectStatusChip, PropositionStatusChip, STUDY_OVER } from './status-chips';
