export { ProjectForm } from './project-form';
