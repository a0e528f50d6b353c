export { PropositionCards } from './proposition-cards';
export { PropositionListView } from './proposition-list-view';
export { PropositionList } from './proposition-list';
