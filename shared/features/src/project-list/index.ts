export { ProjectDesk } from './project-desk';
export { ProjectList } from './project-list';
