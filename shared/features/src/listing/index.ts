export { CardGrid, CardsSkeleton } from './card-grid';
export { countWords } from './count-words';
export { deskParts } from './desk-parts';
export { ExportButton } from './export-button';
export { agencyChoices, type ChoiceGroup, PROJECT_STATUS_CHOICES } from './filter-choices';
export { FilterSelect } from './filter-select';
export { filterCaveats, refusedWords } from './filter-caveats';
export { type FilterInForce, FilterSet } from './filter-set';
export {
  agentlessParts,
  type ListDesk,
  type ListKind,
  type ListPart,
  type SelectionWords,
} from './list-desk';
export { BY_STEP, DISPLAY, displayIn, joined } from './list-display';
export { ListFilters } from './list-filters';
export { ListFrame } from './list-frame';
export { ListHelp } from './list-help';
export { ListNotices } from './list-notices';
export { ListPage } from './list-page';
export { LayoutButton, type ListLayout, SelectButton, useListLayout } from './list-layout';
export { ListTools } from './list-tools';
export { RowsSkeleton } from './rows-skeleton';
export { useFilterChoices } from './use-filter-choices';
export { type FilterSearch, useFilterSearch } from './use-filter-search';
export { useFoundRows } from './use-found-rows';
export { useList } from './use-list';
export { type ListSearch, useListSearch } from './use-list-search';
export { useTypedSearch } from './use-typed-search';
export { OpeningView } from './views';
export { PART, WHOLE } from './views/view-search';
