export { PropositionDetails } from './proposition-details';
