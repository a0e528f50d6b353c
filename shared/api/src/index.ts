export type * from './api';
export { createApi } from './create-api';
export { api } from './current-api';
export { createHomeTexts, type HomeTexts } from './endpoints/home-texts';
export { failureSentence, isOutcomeUnknown, INVALID_CREDENTIALS, type Problem, problemsOf } from './problems';
