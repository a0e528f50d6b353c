export { buildBackOffice, type BackOffice } from './app/build-back-office';
export type { BackOfficeOptions } from './app/options';
export { LARGE_NETWORK, makeLargeNetwork, type MadeNetwork, type NetworkSize } from '../demo/large-network';
export { countAnswers, type AnswerBounds, type AnswersUnderWay } from './http/answers-under-way';
export { boundAnswers } from './http/bound-answers';
export { BackupError, backUpStore } from './store/backup';
export { restoreStore, type Restored } from './store/restore-store';
export { NewerSchemaError } from './store/migrate';
export { StoreInUseError } from './store/store-lock';
