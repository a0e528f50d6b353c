export { FilterBar } from './filter-bar';
export { FilterChip } from './filter-chip';
export { FilterChips } from './filter-chips';
export { RemovableChip } from './removable-chip';
