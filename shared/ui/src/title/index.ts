export { Title } from './title';
export type { TitleProps } from './title';
