export { FilterBar, FilterChip, FilterChips, RemovableChip } from './filter-bar';
