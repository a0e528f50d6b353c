export { Coming } from './coming';
export { Loaded, Missing, type RecordKind } from './loaded';
export { doesNotExist, orElse } from './or-else';
export { useAccess, useApi } from './use-access';
export { type LiveResource, type Resource, useResource } from './use-resource';
