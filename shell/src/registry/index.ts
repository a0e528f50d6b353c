export { RegistryError, type RegistryMemory } from './fetch-registry';
export type { OwnedRoute } from './navigation';
export { openRemotes, type OpenRemotesOptions, type Remotes } from './open-remotes';
export type { MenuEntry, ShellVersions } from './registry';
export { isRemoteError, RemoteError, type RemoteErrorCode } from './remote-error';
export type { LoadedPage } from './remote-loader';
export type { RemoteState } from './remote-states';
export { runningShell } from './running-shell';
