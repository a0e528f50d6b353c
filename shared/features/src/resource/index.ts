export { Coming } from './coming';
export { isRefused, Loaded, Missing, type RecordKind, Refusal } from './loaded';
export { doesNotExist, orElse } from './or-else';
export { serverTime } from './server-time';
export { useAccess, useApi } from './use-access';
export { type LiveResource, type Resource, useResource } from './use-resource';
