export { doesNotExist } from './or-else';
export { Loaded } from './loaded';
export { Missing } from './loaded';
export { orElse } from './or-else';
export { useApi } from './use-access';
export { type LiveResource, type Resource, useResource } from './use-resource';
export { useAccess } from './use-access';
