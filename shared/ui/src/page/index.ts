export { BackLink } from './back-link';
export { Block } from './block';
export { Page } from './page';
export { PageHeader } from './page-header';
export { WithRail } from './with-rail';
