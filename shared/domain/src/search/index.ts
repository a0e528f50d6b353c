export { addressTexts, affiliationTexts, personTexts, projectTexts, propositionTexts } from './row-texts';
export { searchable, searchRows } from './search-rows';
