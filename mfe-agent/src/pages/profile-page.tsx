export { Profile as default } from '@portal/features/profile';
