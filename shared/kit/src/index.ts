export { createKit, type KitOptions } from './create-kit';
export type { Draft, DraftSlot, DraftStore } from './drafts/draft-store';
export { ApiError, type ApiProblem, isApiError } from './http/api-error';
export {
  type HttpAnswer,
  type HttpClient,
  type HttpRequest,
  type Memory,
  type Priority,
  type QueueProgress,
  type ReadRequest,
  totalCount,
} from './http/http-client';
export { randomHex } from './http/random-hex';
export type { Transport, WireCall } from './http/transport';
export { CONTRACT, type DrawnFrom, type Farewell, installKit, type Kit, kit } from './kit';
export type { PageTitle } from './page-title/page-title';
export { usePageTitle } from './page-title/use-page-title';
export { defineRemote, type LoadPage, type PageModule, type RemoteDefinition } from './remote/define-remote';
export { lazyPage } from './remote/lazy-page';
export * from './routing/page-router';
export { createSafeStorage, type SafeStorage } from './session/safe-storage';
export { NOBODY, type Session, type SessionStore } from './session/session';
export { useSession } from './session/use-session';
export type { PortalSettings } from './settings/portal-settings';
export type { ProblemReport, Telemetry } from './telemetry/telemetry';
export type { Unsaved } from './unsaved/unsaved';
