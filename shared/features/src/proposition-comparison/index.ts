export { PropositionComparison } from './proposition-comparison';
