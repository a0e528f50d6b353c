export {
  assertRemote,
  type ExpectedRemote,
  RemoteContractError,
  type RemoteFault,
} from './remote/assert-remote';
export * from './routing/shell-router';
export { DEFAULT_SETTINGS, readSettings } from './settings/read-settings';
