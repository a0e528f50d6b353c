export { orElse } from './or-else';
export { PageContent } from './page-content';
export { paths } from './paths';
export { RichText } from './rich-text';
export { safeFileName, saveFile } from './save-file';
export { useApi } from './use-api';
export { type LiveResource, type Resource, useResource } from './use-resource';
export { useRouteId } from './use-route-id';
