export { type Answered, answeredIn, answeredState, type Answer } from './answered';
export { BackTo } from './back-to';
export { HomeNews, homeNews } from './home-news';
export { useListPlace } from './list-places';
export { paths } from './paths';
export { type SavedProject, savedProjectIn } from './saved-project';
export { openIn, useInAddress, useOpenInAddress } from './use-in-address';
export { useOptionalRouteId, useQueryId, useRouteId } from './use-route-id';
