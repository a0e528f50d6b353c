export { ProjectFormPage } from './project-form';
