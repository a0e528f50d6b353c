export { Profile } from './profile';
export { ProfileForm } from './profile-form';
