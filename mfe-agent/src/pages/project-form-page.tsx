export { ProjectFormPage as default } from '@portal/features/project-form';
