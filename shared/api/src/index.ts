export type * from './api';
export { api, createApi } from './create-api';
export { createHomeTexts, type HomeTexts } from './endpoints/home-texts';
export { failureSentence, isOutcomeUnknown, INVALID_CREDENTIALS, type Problem, problemsOf } from './problems';
