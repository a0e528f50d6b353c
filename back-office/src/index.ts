export { buildBackOffice, type BackOffice } from './app/build-back-office';
export type { BackOfficeOptions } from './app/options';
export type { Seed, PersonSeed, SeededPerson } from './app/seed';
export { LARGE_NETWORK, makeLargeNetwork, type MadeNetwork, type NetworkSize } from './demo/large-network';
export type { Arrival } from './http/arrivals';
export type { Fault, Faults } from './http/faults';
export { BackupError, backUpStore, restoreStore, type Restored } from './store/backup';
export { NewerSchemaError } from './store/migrate';
export { StoreInUseError } from './store/store-lock';
