export { doesNotExist } from './does-not-exist';
export { Loaded } from './loaded';
export { Missing } from './missing';
export { orElse } from './or-else';
export { useApi } from './use-api';
export { type LiveResource, type Resource, useResource } from './use-resource';
