export { PropositionDetails as default } from '@portal/features/proposition-details';
