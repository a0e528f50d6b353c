export { createKit, type KitOptions } from './create-kit';
export { ApiError, type ApiProblem, isApiError } from './http/api-error';
export type { HttpAnswer, HttpClient, HttpRequest, Memory, Priority, ReadRequest } from './http/http-client';
export { randomHex } from './http/random-hex';
export { totalCount } from './http/total-count';
export { abortable, type Transport, type WireCall } from './http/transport';
export { CONTRACT, type Farewell, installKit, type Kit, kit } from './kit';
export type { PageTitle } from './page-title/page-title';
export { usePageTitle } from './page-title/use-page-title';
export {
  assertRemote,
  type ExpectedRemote,
  RemoteContractError,
  type RemoteFault,
} from './remote/assert-remote';
export { defineRemote, type LoadPage, type PageModule, type RemoteDefinition } from './remote/define-remote';
export { lazyPage } from './remote/lazy-page';
export * from './routing/page-router';
export { createSafeStorage, type SafeStorage } from './session/safe-storage';
export { NOBODY, type Session, type SessionStore } from './session/session';
export { useSession } from './session/use-session';
export type { PortalSettings } from './settings/portal-settings';
export { DEFAULT_SETTINGS, readSettings } from './settings/read-settings';
export type { ProblemReport, Telemetry } from './telemetry/telemetry';
