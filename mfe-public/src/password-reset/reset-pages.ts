// One chunk: who opens the first of them opens the others, and the entry, which every visit loads, names fewer files.
export { NewPasswordPage } from './new-password-page';
export { ResetConfirmedPage } from './reset-confirmed-page';
export { ResetRequestPage } from './reset-request-page';
