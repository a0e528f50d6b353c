export { StaffProjectSaved as default } from '@portal/features/success';
