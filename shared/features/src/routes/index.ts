export { HomeNews, homeNews, useToldOnce } from './home-news';
export { BackTo, useListPlace } from './list-places';
export {
  type Answer,
  type Answered,
  answeredIn,
  answeredState,
  type SavedProject,
  savedProjectIn,
} from './page-state';
export { paths } from './paths';
export { openIn, useInAddress, useOpenInAddress } from './use-in-address';
export { useOptionalRouteId, useQueryId, useRouteId } from './use-route-id';
