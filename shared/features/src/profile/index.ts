export { Profile } from './profile';
export { ProfileFormPage } from './profile-form';
