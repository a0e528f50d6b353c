export { BackLink } from './back-link';
export type { BackLinkProps } from './back-link';
export { Block } from './block';
export { Page } from './page';
export type { PageProps } from './page';
export { PageHeader } from './page-header';
export type { PageHeaderProps } from './page-header';
export { WithRail } from './with-rail';
export type { WithRailProps } from './with-rail';
