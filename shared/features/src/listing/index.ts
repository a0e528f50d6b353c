export type { ChoiceGroup } from './filter-choices';
export { ListFilters } from './list-filters';
export { ListNotices } from './list-notices';
export { NoMatch } from './no-match';
export { SortSelect } from './sort-select';
export { PROJECT_STATUS_CHOICES } from './status-choices';
export { useFilterChoices } from './use-filter-choices';
export { type ListSearch, useListSearch } from './use-list-search';
