export { PropositionComparison as default } from '@portal/features/proposition-comparison';
