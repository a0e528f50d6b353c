export {
  assertRemote,
  type ExpectedRemote,
  RemoteContractError,
  type RemoteFault,
} from './remote/assert-remote';
export { type DrawnScreen, takingOver } from './drawing/taking-over';
export * from './routing/shell-router';
export { DEFAULT_SETTINGS, readSettings } from './settings/read-settings';
