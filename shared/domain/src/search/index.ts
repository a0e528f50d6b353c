export { addressTexts, projectTexts, propositionTexts } from './row-texts';
export { searchable, searchRows } from './search-rows';
