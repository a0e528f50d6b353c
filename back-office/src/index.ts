export {
  buildBackOffice,
  openBackOffice,
  type BackOffice,
  type OpenBackOffice,
  type ServedParts,
} from './app/build-back-office';
export type { BackOfficeOptions } from './app/options';
export { networkOf } from './auth/address-bucket';
export { countAnswers, type AnswerBounds, type AnswersUnderWay } from './http/answers-under-way';
export { boundAnswers, type AnswerFollowing } from './http/bound-answers';
export { acceptedEncodings, compressAnswers } from './http/compress';
export { COMMON_HEADERS, createServer, type ServerOptions } from './http/create-server';
export { refuse, refuseBytes } from './http/refuse';
export { BackupError, backUpStore } from './store/backup';
export { restoreStore, type Restored } from './store/restore-store';
export { NewerSchemaError } from './store/migrate';
export { StoreInUseError } from './store/store-lock';
