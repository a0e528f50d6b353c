export { incidentOf } from './incident';
export type { OwnedRoute } from '@portal/registry/navigation';
export type { Remotes } from './create-remotes';
export { openRemotes } from './open-remotes';
export type { MenuEntry } from '@portal/registry/registry';
export { isRemoteError, RemoteError } from './remote-error';
export type { AfterCrash } from './remote-loader';
export { runningShell } from './running-shell';
