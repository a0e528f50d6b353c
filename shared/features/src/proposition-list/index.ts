export { PropositionCards } from './proposition-cards';
export { PropositionList } from './proposition-list';
