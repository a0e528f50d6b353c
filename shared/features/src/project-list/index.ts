export { ProjectCard } from './project-card';
export { ProjectList } from './project-list';
