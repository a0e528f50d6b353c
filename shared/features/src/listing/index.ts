export {
  agencyChoices,
  type ChoiceGroup,
  PROJECT_STATUS_CHOICES,
  useFilterChoices,
} from './filters/filter-choices';
export { FilterSelect } from './filters/filter-select';
export { type FilterInForce, FilterSet } from './filters/filter-set';
export { filterCaveat, refusedWords } from './filters/filter-caveats';
export { BY_STEP, DISPLAY, displayIn, joined, PART } from './filters/list-address';
export { ListFilters } from './filters/filter-controls';
export { type FilterSearch, useFilterSearch } from './filters/use-filter-search';
export { useFoundRows } from './filters/use-found-rows';
export { type ListSearch, useListSearch } from './filters/use-list-search';
export { useTypedSearch } from './filters/use-typed-search';
export { CardGrid, CardsSkeleton, ListCard } from './frame/list-card';
export { countWords, ListFrame } from './frame/list-frame';
export { ListHelp } from './frame/list-help';
export { ListNotices } from './frame/list-notices';
export { ListTools } from './frame/list-tools';
export { ExportButton } from './list-view/export-button';
export { type ListLayout, useListLayout } from './list-view/list-layout';
export { ListPage } from './list-view/list-page';
export { Absent, missing } from './list-view/staff-rows';
export {
  agentlessParts,
  type ListKind,
  type ListPart,
  type ListView,
  type SelectionWords,
} from './list-view/list-view';
export { useLinkedName } from './list-view/use-linked-name';
export { STAFF_TOOLS } from './list-view/staff-tools';
export { useList } from './list-view/use-list';
