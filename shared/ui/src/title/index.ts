export { Title } from './title';
