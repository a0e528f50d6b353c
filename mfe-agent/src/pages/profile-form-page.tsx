export { ProfileFormPage as default } from '@portal/features/profile';
