export { type BuiltInView, ListViews } from './list-views';
