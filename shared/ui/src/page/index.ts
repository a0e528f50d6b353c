export { BackLink, Page, PageHeader, WithRail } from './page';
export { Block } from './block';
