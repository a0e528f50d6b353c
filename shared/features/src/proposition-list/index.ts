export { PropositionCards } from './proposition-cards';
export { PropositionDesk } from './proposition-desk';
export { PropositionList } from './proposition-list';
