export { Banner } from './banner';
export type { BannerProps } from './banner';
