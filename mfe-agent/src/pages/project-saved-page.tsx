export { ProjectSaved as default } from '@portal/features/success';
