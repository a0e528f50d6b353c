export { BackTo } from './back-to';
export { HomeNews, homeNews } from './home-news';
export { useListPlace } from './list-places';
export { paths } from './paths';
export { useOptionalRouteId, useQueryId, useRouteId } from './use-route-id';
