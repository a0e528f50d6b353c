export { type Answered, answeredIn, answeredState, type Answer } from './page-state';
export { BackTo } from './list-places';
export { HomeNews, homeNews, useToldOnce } from './home-news';
export { useListPlace } from './list-places';
export { paths } from './paths';
export { type SavedProject, savedProjectIn } from './page-state';
export { openIn, useInAddress, useOpenInAddress } from './use-in-address';
export { useOptionalRouteId, useQueryId, useRouteId } from './use-route-id';
